import { describe, expect, test } from 'vitest';
import { importCycles, readImports, wrongImports } from './imports.ts';
import { listFiles, readText } from './repository.ts';

const files = listFiles().filter((file) => /\.(tsx?|mjs)$/.test(file));
const graph = readImports(files.map((file) => [file, readText(file)]));

test('rooms and layers import in one direction', () => {
  expect([...graph.values()].flat().length).toBeGreaterThan(1000);
  expect(wrongImports(graph)).toEqual([]);
});

test('no file or folder is part of an import cycle', () => {
  expect(importCycles(graph)).toEqual([]);
});

test('pages take what the office may set from its options, not from a constant', () => {
  const importsOf = (file: string) =>
    [...readText(file).matchAll(/import \{([^}]*)\} from/g)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim()),
    );
  const rows = ['delivery/delivery-options.ts', 'settings/settings.ts'];
  const builtIn = rows.flatMap((file) => importsOf(`domain/src/${file}`));
  const kept = new Set(['FIXED_OPTIONS', 'BUILT_IN_SETTINGS', ...builtIn].filter(isConstant));
  // What no setting changes: address, names of the zones, VAT of what has no rate, the usual truck.
  for (const fixed of ['COMPANY', 'DELIVERY_ZONES', 'STANDARD_VAT_RATE', 'LARGE_TRUCK']) {
    expect(kept.delete(fixed)).toBe(true);
  }
  const shown = files.filter((file) =>
    /^web\/src\/(?!(.+\/)?office\/|test\/|.*\.test\.)/.test(file),
  );
  expect(shown.filter((file) => importsOf(file).some((name) => kept.has(name)))).toEqual([
    'web/src/delivery/shared/use-delivery-zones.ts',
  ]);
});

const isConstant = (name: string) => /^[A-Z][A-Z\d_]+$/.test(name);

describe('a planted import', () => {
  const found = (path: string, text: string) => wrongImports(readImports([[path, text]]));

  test.each([
    ['domain/src/order/cart.ts', "import { z } from 'zod';"],
    ['domain/src/order/cart.ts', "import { readFile } from 'node:fs';"],
    ['functions/src/app.ts', "export { tools } from '@shop/seed/tools';"],
    ['functions/src/app.ts', "import { tools } from '../../seed/src/tools.ts';"],
    ['functions/operations/erase.ts', "import '../../web/src/main.tsx';"],
    ['web/src/lib/a.ts', "const a = await import('../../../functions/src/app.ts');"],
    ['web/src/lib/a.ts', "import { join } from 'node:path';"],
    ['seed/src/cli.ts', "import { draw } from '../../artwork/src/draw.ts';"],
    ['e2e/journeys/order.spec.ts', "import type { Report } from '../../web/web-manifest.ts';"],
    ['emulators/src/stack.test.ts', "import { toEuro } from '@shop/domain/money/money';"],
    ['artwork/src/draw.ts', "import { toEuro } from '@shop/domain/money/money';"],
    ['web/src/lib/a.ts', "import {\n  Cart,\n} from '../cart/shared/cart.tsx';"],
    ['web/src/lib/a.ts', "import { b } from '../app/pages.tsx';"],
    ['web/src/cart/shop/a.ts', "import { b } from '../../orders/shop/b.ts';"],
    ['web/src/cart/shop/a.ts', "import { b } from '../../orders/office/b.ts';"],
    ['web/src/cart/shop/a.ts', "import { b } from '../../office/b.ts';"],
    ['web/src/cart/shared/a.ts', "import { b } from '../shop/b.ts';"],
    ['web/src/cart/shared/a.ts', "import { b } from '../../office/b.ts';"],
    ['web/src/orders/office/a.ts', "import { b } from '../shop/b.ts';"],
    ['web/src/office/a.ts', "import { b } from '../orders/shared/b.ts';"],
    ['web/src/session/a.ts', "import { b } from '../companies/shared/b.ts';"],
    ['web/src/ui/a.ts', "import { b } from '../session/b.ts';"],
    ['web/src/ui/a.tsx', "import { user } from '../test/user.ts';"],
    ['web/src/lib/a.ts', "import { cart } from './cart-fixture.ts';"],
    ['web/src/cart/shop/a.ts', "import { order } from '@shop/domain/testing/wire';"],
  ])('is refused in %s: %s', (path, text) => {
    expect(found(path, text)).toHaveLength(1);
  });

  test.each([
    ['domain/src/schema.ts', "import { object } from 'yup';"],
    ['domain/src/order/cart.test.ts', "import { test } from 'vitest';"],
    ['functions/src/mail.test.ts', "import { start } from '@shop/emulators/mail';"],
    ['functions/src/app.ts', "import { toEuro } from '@shop/domain/money/money';"],
    ['e2e/weigh.ts', "import { findBrowser } from '@shop/emulators/browser';"],
    ['web/src/cart/shop/a.tsx', "import { b } from '../../catalogue/shared/b.ts';"],
    ['web/src/quotes/office/a.tsx', "import { b } from '../../orders/office/b.ts';"],
    ['web/src/cart/shop/a.test.tsx', "import { renderAt } from '../../test/render-at.tsx';"],
  ])('is allowed in %s: %s', (path, text) => {
    expect(found(path, text)).toEqual([]);
  });
});

describe('a planted cycle', () => {
  const found = (imports: Record<string, string[]>) =>
    importCycles(
      readImports(
        Object.entries(imports).map(([path, targets]) => [
          path,
          targets.map((target) => `import '${target}';`).join('\n'),
        ]),
      ),
    );

  test('between folders is found, though no file is in one', () => {
    const planted = {
      'a/x/one.ts': ['../y/deep/one.ts'],
      'a/x/two.ts': [],
      'a/y/deep/one.ts': [],
      'a/y/two.ts': ['../x/two.ts'],
    };
    expect(found(planted)).toEqual([
      'a/x and a/y: a/x/one.ts imports a/y/deep/one.ts',
      'a/y and a/x: a/y/two.ts imports a/x/two.ts',
    ]);
  });

  test('of three folders is found', () => {
    const planted = { 'x/a.ts': ['../y/a.ts'], 'y/a.ts': ['../z/a.ts'], 'z/a.ts': ['../x/a.ts'] };
    expect(found(planted)).toHaveLength(3);
  });

  test('of a folder and a file beside it is found', () => {
    const planted = { 'a/b.ts': ['./c/d.ts'], 'a/c/d.ts': [], 'a/c/e.ts': ['../b.ts'] };
    expect(found(planted)).toHaveLength(2);
  });

  test('of files in one folder is found', () => {
    expect(found({ 'a/b.ts': ['./c.ts'], 'a/c.ts': ['./b.ts'] })).toHaveLength(2);
  });

  test('is not reported if imports go one way, or a test goes back', () => {
    const planted = {
      'x/a.ts': ['../y/a.ts', './b/c.ts'],
      'x/b/c.ts': [],
      'y/a.ts': ['./b.ts'],
      'y/b.ts': [],
      'y/a.test.ts': ['../x/a.ts'],
    };
    expect(found(planted)).toEqual([]);
  });
});
