declare module 'virtual:client-build' {
  import type { ClientBuild } from '../src/app/server/html-document.ts';

  export const clientBuild: ClientBuild;
}
