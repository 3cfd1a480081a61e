/** The gRPC status codes of firebase-admin's errors. */
export const INVALID_ARGUMENT = { code: 3 };
export const NOT_FOUND = { code: 5 };
export const ALREADY_EXISTS = { code: 6 };
