/** React for the browser. A module of ours, so that `chunks.ts` can run it with the rest of React. */
export { createRoot, hydrateRoot } from 'react-dom/client';
