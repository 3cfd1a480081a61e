import { useLayoutEffect } from 'react';
import { announce } from '../../lib/announcer/announce.ts';
import { useStoredText } from '../../lib/browser-storage/stored-text.ts';
import { chosenPrices } from '../../lib/chosen-prices.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { part } from '../../ui/layout.tsx';

const ANSWERS = [
  { value: 'private', label: 'Privat', note: '(inkl. MwSt.)', said: 'Preise inklusive MwSt.' },
  { value: 'business', label: 'Gewerbe', note: '(netto)', said: 'Preise netto' },
] as const;

/**
 * Asks whether prices are for Privat or Gewerbe until answered or closed, and marks the document with the answer. It is
 * in every rendered document; `lib/theme/prices.css` hides it once something was chosen.
 */
export function PriceQuestion() {
  const chosen = useStoredText(chosenPrices);
  useLayoutEffect(() => {
    // `chosen` is unknown while hydrating.
    document.documentElement.dataset.prices = chosenPrices.get() ?? chosen ?? '';
  }, [chosen]);
  if (chosen !== null) return null;
  const answer = (value: string, said: string) => {
    // The pressed button has the focus and is about to go.
    document.querySelector('main')?.focus({ preventScroll: true });
    chosenPrices.set(value);
    announce(said);
  };
  return (
    <Question aria-label="Preise für Privat oder Gewerbe" data-price-question data-screen-only>
      Preise für{' '}
      {ANSWERS.map(({ value, label, note, said }) => (
        <button key={value} type="button" onClick={() => answer(value, said)}>
          {`${label} `}
          <span>{note}</span>
        </button>
      ))}
      <button type="button" aria-label="Schließen" onClick={() => answer('later', '')}>
        ×
      </button>
    </Question>
  );
}

const Question = part('section', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  bgcolor: COLORS.plaster,
  borderBottom: `1px solid ${COLORS.slab}`,
  '& button': {
    minWidth: 44,
    minHeight: 44,
    px: 2,
    border: 0,
    borderRight: `1px solid ${COLORS.slab}`,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:last-of-type': { border: 0, fontSize: '1.5rem' },
});
