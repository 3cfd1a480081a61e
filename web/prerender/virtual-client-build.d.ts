declare module 'virtual:client-build' {
  import type { ClientBuild } from '../src/app/server/client-build.ts';

  export const clientBuild: ClientBuild;
}
