import { createContext } from 'react';
import type { PageHead } from './page-head.ts';

/** On the server: is given the head of the page that is rendered. In the browser there is none. */
export const HeadCollector = createContext<((head: PageHead) => void) | undefined>(undefined);
