import fs from 'node:fs';
import { builtinEnvironments } from 'vitest/runtime';

const { readFileSync } = fs;

/** What tests ask an element's style for: whether it is visible, and whether its text stands apart. */
const ASKED = /^\s*(?:display|visibility|opacity)\s*:/;

/** Without other styles and without popovers, which the pages have none of. */
const askedOnly = (css: string) =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\{([^{}]*)\}/g, (_, body: string) => {
      const kept = body.split(';').filter((declaration) => ASKED.test(declaration));
      return `{${kept.join(';')}}`;
    })
    .replace(/[^{}]*\{\}/g, '')
    .replace(/[^{}]*popover[^{}]*\{[^{}]*\}/g, '');

/**
 * jsdom, with a style sheet of its own that is short: it matches every rule and computes every
 * property of each element whose name or visibility a test asks for. Tests of four forms took 33 to 38 s
 * of processor, and 41 with the whole sheet.
 */
export default {
  ...builtinEnvironments.jsdom,
  async setup(...args: Parameters<typeof builtinEnvironments.jsdom.setup>) {
    fs.readFileSync = ((...read: Parameters<typeof readFileSync>) => {
      const text = readFileSync(...read);
      return /default-stylesheet\.css$/.test(String(read[0])) ? askedOnly(String(text)) : text;
    }) as typeof readFileSync;
    try {
      return await builtinEnvironments.jsdom.setup(...args);
    } finally {
      fs.readFileSync = readFileSync;
    }
  },
};
