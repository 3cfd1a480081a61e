/**
 * Stands in for `firebase/database`, which the shop does not use: reactfire keeps a table of its
 * functions, and would bring the whole Realtime Database into the browser.
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
