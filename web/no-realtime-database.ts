/**
 * Stands in for `firebase/database`, of which the shop uses nothing: reactfire keeps a table of these
 * functions, and with it the whole Realtime Database in the browser.
 */
function missing(): never {
  throw new Error('The Realtime Database is not part of the shop.');
}

export {
  missing as get,
  missing as off,
  missing as onChildAdded,
  missing as onChildChanged,
  missing as onChildMoved,
  missing as onChildRemoved,
  missing as onValue,
};
