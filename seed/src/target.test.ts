import { describe, expect, it } from 'vitest';
import { chooseTarget } from './target.ts';

const DEMO = { projectId: 'demo-shop', emulatorAddress: '127.0.0.1:8080' };
const REAL = { ...DEMO, projectId: 'strassenbau' };

describe('the target', () => {
  it('is the emulator of firebase.json with the project of .firebaserc', () => {
    expect(chooseTarget({ yes: false }, undefined, DEMO)).toEqual({
      ok: true,
      target: { kind: 'emulator', projectId: 'demo-shop', address: '127.0.0.1:8080' },
    });
  });

  it.each(['localhost:9000', '[::1]:9000'])('is the emulator at %s if one is set', (address) => {
    expect(chooseTarget({ yes: false }, address, DEMO)).toMatchObject({ target: { address } });
  });

  it('can be another demo project, without a confirmation', () => {
    expect(chooseTarget({ project: 'demo-other', yes: false }, undefined, DEMO)).toMatchObject({
      target: { kind: 'emulator', projectId: 'demo-other' },
    });
  });

  it('is the emulator for a demo project, even if confirmed', () => {
    expect(chooseTarget({ project: 'demo-other', yes: true }, undefined, REAL)).toMatchObject({
      target: { kind: 'emulator' },
    });
  });

  it('is a real project if both named and confirmed', () => {
    expect(chooseTarget({ project: 'strassenbau', yes: true }, undefined, DEMO)).toEqual({
      ok: true,
      target: { kind: 'real', projectId: 'strassenbau' },
    });
  });

  it.each([
    ['it is only the default', { yes: false }],
    ['it is the default and only confirmed', { yes: true }],
    ['it is named but not confirmed', { project: 'strassenbau', yes: false }],
    ['its name only contains "demo-"', { project: 'my-demo-shop', yes: false }],
    ['its name is written in capitals', { project: 'DEMO-shop', yes: false }],
  ])('is not a real project if %s', (_, options) => {
    const choice = chooseTarget(options, undefined, REAL);
    expect(choice).toMatchObject({ ok: false });
    expect(choice).toHaveProperty('message', expect.stringMatching(/--project \S+ and --yes/));
  });

  it('is refused for a nameless project, as from an unset variable', () => {
    const choice = chooseTarget({ project: '', yes: true }, undefined, DEMO);
    expect(choice).toMatchObject({ ok: false, message: expect.stringMatching(/^No project: /) });
  });

  it('is refused for a real project while an emulator is set', () => {
    const choice = chooseTarget({ project: 'strassenbau', yes: true }, 'localhost:8080', DEMO);
    expect(choice).toMatchObject({ ok: false });
    expect(choice).toHaveProperty('message', expect.stringContaining('FIRESTORE_EMULATOR_HOST'));
  });

  it.each([
    ['no project', {}, undefined, /--project/],
    ['no emulator', { projectId: 'demo-shop' }, undefined, /emulators\.firestore\.port/],
    ['a malformed address', DEMO, 'local host', /host:port/],
  ])('is refused with the remedy if there is %s', (_, config, address, remedy) => {
    const choice = chooseTarget({ yes: false }, address, config);
    expect(choice).toMatchObject({ ok: false, message: expect.stringMatching(remedy) });
  });
});
