/** What went wrong with a command, in one line for who typed it. */
export function commandProblem(error: unknown): string {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'app/invalid-credential') {
    return 'No credentials for this project: run "gcloud auth application-default login" and try again.';
  }
  return String(message).split('\n')[0] ?? '';
}
