/** Something that whoever starts the local Firestore can mend; its message is one clear sentence. */
export class LocalFirestoreProblem extends Error {}
