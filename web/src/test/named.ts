import { type ByRoleOptions, screen, within } from '@testing-library/react';

export type Name = string | RegExp;

/** Elements of that tag with about that text. */
function withText<Tag extends 'button' | 'label'>(tag: Tag, name: Name) {
  const told = (text: string) => text.replace(/[\s*]+/g, ' ').trim();
  return [...document.getElementsByTagName(tag)].filter((each) => {
    const text = told(each.getAttribute('aria-label') ?? each.textContent);
    return typeof name === 'string' ? text === told(name) : name.test(text);
  });
}

/**
 * As `screen.getByRole`, but asks only what has that text or label for role and name: those of each
 * control of a large form take a quarter of a test's time.
 */
export function named(
  role: 'button' | 'combobox' | 'textbox',
  name: Name,
  options: ByRoleOptions = {},
): HTMLElement {
  const near =
    role === 'button'
      ? withText('button', name)
      : withText('label', name).map(({ control }) => control);
  const parents = new Set(near.flatMap((each) => each?.parentElement ?? []));
  const found = [...parents].flatMap((parent) =>
    within(parent).queryAllByRole(role, { name, ...options }),
  );
  const [only, ...others] = new Set(found);
  return only && others.length === 0 ? only : screen.getByRole(role, { name, ...options });
}

/** As `screen.getByLabelText`, but without asking each element for its label. */
export function labelled(label: Name): HTMLElement {
  const [only, ...others] = withText('label', label).flatMap(({ control }) => control ?? []);
  return only && others.length === 0 ? only : screen.getByLabelText(label);
}
