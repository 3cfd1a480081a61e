import { BUILT_IN_OPTIONS } from '@shop/domain/delivery/delivery-options';
import { deliveryOptions, rentalTool, toolAvailability } from '@shop/domain/testing/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { fakeApi, json, refusal } from '../../lib/api/fake-api.ts';
import { expectLink } from '../../test/expect-link.ts';
import { availabilityOf, GET_DELIVERY_OPTIONS } from '../../test/fixtures.ts';
import { labelled } from '../../test/named.ts';
import { renderAt } from '../../test/render-at.tsx';
import RentalToolPage from './rental-tool-page.tsx';

const field = (label: string) => labelled(new RegExp(`^${label}`));

const CALL = 'GET /api/rental-tools/101';
/** Half past midnight in Berlin, still the 20th in UTC. */
const now = () => new Date('2026-11-20T23:30:00Z');

const open = (address = '/miete/101') =>
  renderAt(address, { '/miete/:id': <RentalToolPage now={now} /> });

async function openTool(over: Parameters<typeof rentalTool>[0] = {}, routes = {}, query = '') {
  const api = fakeApi({ [CALL]: () => json(rentalTool(over)), ...routes });
  const view = open(`/miete/101?${query}`);
  await screen.findByRole('heading', { level: 1 });
  return { ...view, api };
}

const pick = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } });
const pickPeriod = (start: string, end: string) => {
  pick('Mietbeginn', start);
  pick('Mietende', end);
};
const tier = (name: RegExp) => screen.getByRole('radio', { name });
const button = () => screen.getByRole('button', { name: /^(Reservieren|Nicht verfügbar)$/ });
const costs = () => {
  const section = screen.getByRole('region', { name: 'Kostenübersicht' });
  const terms = [...section.querySelectorAll('dt')];
  const lines = terms.map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  return lines.map((line) => line.replaceAll('\u00a0', ' '));
};

async function openCalendar(user: ReturnType<typeof open>['user'], description: string) {
  const opener = screen.getByRole('button', { name: 'Kalender öffnen', description });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog', { name: `Kalender: ${description}` });
  return { opener, calendar: within(dialog) };
}

describe('a tool', () => {
  test('shows name, data, tiers, charges besides the rent, and that its picture is drawn', async () => {
    const prices = { insurance_price: 4.5, cleaning_price: 60 };
    await openTool({ ...prices, image_url: '/pictures/minibagger-800.webp' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Rüttelplatte 90 kg');
    expect(screen.getByText('Muster, Artikelnummer RP 90')).toBeVisible();
    expect(screen.getByText('2 Stück verfügbar')).toBeVisible();
    expect(screen.getByText('Betriebsgewicht')).toBeVisible();
    expectLink('Miete', '/miete');
    expect(document.title).toBe('Rüttelplatte 90 kg | Muster Tiefbau');
    const list = screen.getByRole('region', { name: 'Zusätzlich berechnet' });
    expect(list).toHaveTextContent(/Maschinenbruchversicherung4,50\s€ \/ Tag/);
    expect(list).toHaveTextContent(/Reinigung60,00\s€ pauschal/);
    expect(list).not.toHaveTextContent('Kraftstoff');
    const picture = screen.getByRole('img', { name: 'Symbolbild: Rüttelplatte 90 kg' });
    expect(picture).toBeVisible();
    expect(screen.getByText('Symbolbild')).toBeVisible();
    expect(tier(/Täglich 45,50\s€ \/ Tag/)).toBeChecked();
    expect(tier(/Wöchentlich 254,80\s€ \/ Woche .*Sie sparen 20\s%$/)).not.toBeChecked();
    expect(tier(/Monatlich 955,50\s€ \/ Monat .*Sie sparen 30\s%$/)).not.toBeChecked();
  });

  test('offers a weekend beside the tiers, only with a price and for its days', async () => {
    await openTool({ weekend_price: 70 });
    fireEvent.click(
      tier(
        /Wochenende 70,00\s€ \/ Wochenende Freitag ab 12:00 Uhr \(oder Samstag\) bis Montag 08:00 Uhr/,
      ),
    );
    pickPeriod('27.11.2026', '30.11.2026');
    expect(costs()).toContain('Mietpreis (1 Wochenende × 70,00 €): 70,00 €');
    expect(
      screen.getByText(
        /^Fr 27\.11\. bis Mo 30\.11\., 3 Tage zum Wochenendpreis, 83,30\s€ brutto, Kaution/,
      ),
    ).toBeVisible();
    pickPeriod('26.11.2026', '30.11.2026');
    expect(costs()).toContain('Mietpreis (4 Tage × 45,50 €): 182,00 €');
    expect(
      screen.getByText(/^Der Wochenendpreis gilt von Freitag oder Samstag bis Montag\./),
    ).toBeVisible();
  });

  test('a weekend price that is taken is that of the further machines, too, where they have one', async () => {
    const tools = [7, 8].map((id) => rentalTool({ id, ...(id === 7 && { weekend_price: 60 }) }));
    const wanted = [7, 8].map((id) => `weitere=${id}_1_2026-11-27_2026-11-30`);
    const days = 'von=2026-11-27&bis=2026-11-30';
    const { user, visited } = await openTool(
      { weekend_price: 70 },
      { 'GET /api/rental-tools': () => json(tools) },
      [days, ...wanted].join('&'),
    );
    await user.click(await screen.findByRole('button', { name: /^Mit Wochenendpreis .* sparen/ }));
    await waitFor(() => expect(visited.at(-1)).toContain(`${wanted[0]}_weekend`));
    expect(visited.at(-1)).toMatch(new RegExp(`${wanted[1]}$`));
    expect(visited.at(-1)).toContain('tarif=');
  });

  test('says which days it charges, if not those on which the shop is closed', async () => {
    const rental = { ...BUILT_IN_OPTIONS.rental, charged_days: 'open' as const };
    const options = deliveryOptions({ rental, closed_days: ['2026-11-30'] });
    await openTool({}, { [GET_DELIVERY_OPTIONS]: () => json(options) });
    pickPeriod('27.11.2026', '01.12.2026');
    expect(await screen.findByText(/: 4 Tage\..* Berechnet werden 2 Tage: /)).toBeVisible();
    expect(costs()).toEqual(
      expect.arrayContaining(['Mietdauer: 2 Tage', 'Mietpreis (2 Tage × 45,50 €): 91,00 €']),
    );
    expect(
      screen.getByText(/^Fr 27\.11\. bis Di 01\.12\., 2 Tage, 108,29\s€ brutto/),
    ).toBeVisible();
  });

  test('shows a tier’s real saving if it differs from the general figure', async () => {
    await openTool({ weekly_price: 270, monthly_price: 1400 });
    expect(tier(/Wöchentlich .*Sie sparen 20\s%, bei diesem Gerät 15,2\s%$/)).not.toBeChecked();
    expect(tier(/Monatlich .*Sie sparen 30\s%, bei diesem Gerät nichts$/)).not.toBeChecked();
  });
});

describe('the period', () => {
  test('can be typed; shows errors once the field is left', async () => {
    const { user } = await openTool();
    await user.type(field('Mietbeginn'), '31.11.26');
    expect(field('Mietbeginn')).toBeValid();
    await user.tab();
    expect(field('Mietbeginn')).toHaveAccessibleDescription('Diesen Tag gibt es nicht.');
    expect(field('Mietbeginn')).toHaveValue('31.11.26');
    pick('Mietbeginn', '');
    expect(field('Mietbeginn')).toHaveAccessibleDescription('');
    pick('Mietbeginn', '1.12.26');
    fireEvent.blur(field('Mietbeginn'));
    expect(field('Mietbeginn')).toHaveValue('01.12.2026');
    expect(field('Mietbeginn')).toBeValid();
  });

  test('is not set while its year is being typed, nor with an end before its start', async () => {
    const { user } = await openTool();
    pick('Mietende', '2026-12-06');
    await user.type(field('Mietbeginn'), '29.11.20');
    expect(field('Mietbeginn')).toBeValid();
    expect(button()).toBeDisabled();
    await user.type(field('Mietbeginn'), '26');
    expect(costs()).toContain('Mietdauer: 7 Tage');
    pickPeriod('2026-11-25', '2026-11-24');
    expect(field('Mietende')).toHaveAccessibleDescription(
      'Das Mietende darf nicht vor dem Mietbeginn liegen.',
    );
    expect(button()).toBeDisabled();
    pick('Mietende', '2026-11-25');
    expect(field('Mietende')).toBeValid();
    expect(button()).toBeEnabled();
  });

  test('can be chosen in a German calendar, not before today in Berlin nor before it starts', async () => {
    const { user } = await openTool();
    const { opener, calendar } = await openCalendar(user, 'Mietbeginn');
    expect(calendar.getByText('November 2026')).toBeVisible();
    expect(calendar.getAllByRole('columnheader').map((day) => day.textContent)).toEqual([
      ...['M', 'D', 'M', 'D', 'F', 'S', 'S'],
    ]);
    expect(calendar.getByRole('gridcell', { name: '20' })).toBeDisabled();
    expect(calendar.getByRole('gridcell', { current: 'date' })).toHaveTextContent('21');
    await user.click(calendar.getByRole('gridcell', { name: '25' }));
    expect(field('Mietbeginn')).toHaveValue('25.11.2026');
    await waitFor(() => expect(opener).toHaveFocus());
    const { calendar: endCalendar } = await openCalendar(user, 'Mietende');
    expect(endCalendar.getByRole('gridcell', { name: '24' })).toBeDisabled();
    await user.click(endCalendar.getByRole('gridcell', { name: '27' }));
    expect(costs()).toContain('Mietdauer: 2 Tage');
  });
});

describe('availability', () => {
  const NOVEMBER = { '2026-11': 30, '2026-12': 31 };
  const rest = Object.fromEntries(
    [
      ['2027-01', { '2027-01': 31, '2027-02': 28 }],
      ['2027-03', { '2027-03': 31, '2027-04': 30 }],
      ['2027-05', { '2027-05': 31 }],
    ].map(([from, months]) => [
      availabilityOf(from as string),
      () => json(toolAvailability(months as Record<string, number>)),
    ]),
  );
  const openWith = async (taken: Record<string, number>) => {
    const api = fakeApi({
      [CALL]: () => json(rentalTool()),
      [availabilityOf('2026-11')]: () => json(toolAvailability(NOVEMBER, taken)),
      'GET /api/delivery-options': () => json({ areas: [], closed_days: ['2026-12-24'] }),
      ...rest,
    });
    const view = open();
    await screen.findByRole('heading', { level: 1 });
    return { api, ...view };
  };
  const asked = (api: ReturnType<typeof fakeApi>) =>
    api.calls().filter((call) => call.includes('availability'));

  test('is requested with both dates and shown; one press takes the next free period', async () => {
    const { api, user } = await openWith({ '2026-11-24': 1, '2026-11-26': 3 });
    pick('Mietbeginn', '2026-11-23');
    expect(asked(api)).toEqual([]);
    pick('Mietende', '2026-11-25');
    expect(await screen.findByText('In dieser Zeit sind 2 von 3 Stück frei.')).toBeVisible();
    expect(asked(api)).toEqual([availabilityOf('2026-11')]);
    pickPeriod('2026-11-25', '2026-11-27');
    expect(await screen.findByText('In dieser Zeit ist kein Stück frei.')).toBeVisible();
    expect(
      await screen.findByText(
        'Der nächste freie Zeitraum: Samstag, 28.11.2026, bis Montag, 30.11.2026 (2 Tage).',
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Diesen Zeitraum nehmen' }));
    expect(field('Mietbeginn')).toHaveValue('28.11.2026');
    expect(field('Mietende')).toHaveValue('30.11.2026');
    expect(await screen.findByText('In dieser Zeit sind 3 von 3 Stück frei.')).toBeVisible();
  });

  test('reports a closed day and a day too far ahead, and loads nothing for years ahead', async () => {
    const { api } = await openWith({});
    pickPeriod('2026-12-22', '2026-12-24');
    expect(
      await screen.findByText(/^Am Donnerstag, 24\.12\.2026, ist geschlossen: Eine Rückgabe/),
    ).toBeVisible();
    expect(await screen.findByText(/^Der nächste mögliche Zeitraum: /)).toBeVisible();
    pickPeriod('2026-12-22', '2099-12-22');
    expect(
      await screen.findByText(/^Das Mietende kann höchstens der 20\.05\.2027 sein/),
    ).toBeVisible();
    expect(asked(api).length).toBeLessThanOrEqual(4);
  });

  test('is marked in the calendar by words and explained by a legend', async () => {
    const { user } = await openWith({ '2026-11-25': 1, '2026-11-26': 2, '2026-11-27': 3 });
    const { calendar } = await openCalendar(user, 'Mietbeginn');
    expect(await calendar.findByRole('gridcell', { name: '27. November, belegt' })).toBeEnabled();
    const days = calendar.getAllByRole<HTMLButtonElement>('gridcell');
    const names = days.map((day) => (day.disabled ? '' : day.getAttribute('aria-label')));
    // Past days are neither free nor taken.
    expect(names.filter((name) => /^(20|2[4-79])\b/.test(name ?? ''))).toEqual([
      '24. November, frei: 3 von 3',
      '25. November, frei: 2 von 3',
      '26. November, knapp: 1 von 3',
      '27. November, belegt',
      '29. November, geschlossen',
    ]);
    const legend = within(calendar.getByRole('list', { name: 'Legende' }));
    const kinds = legend.getAllByRole('listitem').map((item) => item.lastChild?.textContent);
    expect(kinds).toEqual(['frei', 'knapp', 'belegt', 'geschlossen']);
    await user.click(calendar.getByRole('button', { name: 'Nächster Monat' }));
    expect(
      await calendar.findByRole('gridcell', { name: '24. Dezember, geschlossen' }),
    ).toBeEnabled();
  });

  test('fails silently except for a sentence where it was requested', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { user } = await openTool();
    pickPeriod('2026-11-25', '2026-11-27');
    expect(await screen.findByText(/lässt sich gerade nicht anzeigen/)).toBeVisible();
    expect(button()).toBeEnabled();
    const { calendar } = await openCalendar(user, 'Mietbeginn');
    expect(await calendar.findByText(/Welche Tage frei sind/)).toBeVisible();
    expect(calendar.getByRole('gridcell', { name: '25' })).toBeEnabled();
    expect(logged).toHaveBeenCalled();
  });
});

test('notes explain how the period is counted, and when a tool changes hands on a Sunday', async () => {
  await openTool();
  for (const [end, note] of [
    [
      '2026-11-25',
      /^Montag, 23\.11\. bis Mittwoch, 25\.11\.: 2 Tage\. Gezählt wird nach dem Datum/,
    ],
    [
      '2026-11-24',
      /^Montag, 23\.11\. bis Dienstag, 24\.11\.: 1 Tag\. .+ nicht nach der Uhrzeit\.$/,
    ],
    ['2026-11-23', /^Übergabe und Rückgabe am selben Tag zählen als 1 Tag\./],
  ] as const) {
    pickPeriod('2026-11-23', end);
    expect(screen.getByText(note)).toBeVisible();
  }
  pick('Mietbeginn', '2026-11-22');
  expect(screen.getByText(/^Mietbeginn: Am Sonntag ist geschlossen\./)).toHaveTextContent(
    'Übergabe ist am Samstag, 21.11. (08:00–12:00 Uhr) oder am Montag, 23.11. (07:00–17:00 Uhr).',
  );
  pick('Mietende', '2026-11-22');
  expect(screen.getByText(/^Mietende: Am Sonntag/)).toHaveTextContent(
    'Rückgabe ist am Montag, 23.11. (07:00–17:00 Uhr).',
  );
  pickPeriod('2026-11-23', '2026-11-24');
  expect(screen.queryByText(/geschlossen/)).toBeNull();
});

test('a cheaper price is offered, also for a few more days, and one press takes it', async () => {
  const { user } = await openTool();
  pickPeriod('2026-11-23', '2026-11-30');
  expect(
    screen.getByText(/^7 Tage kosten zum Wochenpreis 254,80\s€ statt 318,50\s€\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Mit Wochenpreis 63,70\s€ sparen$/ }));
  expect(tier(/Wöchentlich/)).toBeChecked();
  expect(costs()).toContain('Mietpreis (1 Woche × 254,80 €): 254,80 €');
  expect(screen.queryByRole('button', { name: /sparen/ })).toBeNull();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Mietbedingungen' })).toHaveFocus();
  await user.tab();
  expect(button()).toHaveFocus();
  fireEvent.click(tier(/Täglich/));
  pickPeriod('2026-11-23', '2026-11-29');
  expect(
    screen.getByText(/^7 Tage kosten zum Wochenpreis 254,80\s€, 6 Tage 273,00\s€\.$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: /18,20\s€ sparen \(bis 30\.11\.2026\)$/ }));
  expect(field('Mietende')).toHaveValue('30.11.2026');
  expect(costs()).toContain('Mietpreis (1 Woche × 254,80 €): 254,80 €');
});

describe('the costs', () => {
  test('are known with a period: the daily price times the days; the deposit is always', async () => {
    await openTool();
    expect(costs()).toEqual([
      'Mietdauer: –',
      'Berechneter Tarif: –',
      'Mietpreis: –',
      'Kaution: 300,00 €',
      'Gesamt: –',
      'Gesamt ohne Kaution, inkl. MwSt.: –',
      'Gesamt mit Kaution, inkl. MwSt.: –',
    ]);
    expect(button()).toBeDisabled();
    expect(screen.getByText('Bitte wählen Sie Mietbeginn und Mietende.')).toBeVisible();
    pickPeriod('2026-11-21', '2026-11-24');
    expect(costs()).toEqual([
      'Mietdauer: 3 Tage',
      'Berechneter Tarif: Tagespreis',
      'Mietpreis (3 Tage × 45,50 €): 136,50 €',
      'Kaution: 300,00 €',
      'Gesamt: 436,50 €',
      'Gesamt ohne Kaution, inkl. MwSt.: 162,44 €',
      'Gesamt mit Kaution, inkl. MwSt.: 462,44 €',
    ]);
    expect(screen.getByText(/bei unbeschädigter Rückgabe vollständig zurück/)).toBeVisible();
  });

  test('are those of all machines, for who chose Privat with one gross total', async () => {
    localStorage.setItem('prices', 'private');
    const SAW = rentalTool({ id: 7, name: 'Fugenschneider' });
    const days = '2026-11-21_2026-11-24';
    fakeApi({
      [CALL]: () => json(rentalTool()),
      'GET /api/rental-tools': () => json([rentalTool(), SAW]),
    });
    const { user } = open(`/miete/101?von=2026-11-21&bis=2026-11-24&weitere=7_2_${days}`);
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(costs()).toEqual([
        'Mietdauer: 3 Tage',
        'Berechneter Tarif: Tagespreis',
        'Mietpreis (3 Tage × 54,15 €): 162,44 €',
        '2 × Fugenschneider: 324,87 €',
        'Kaution: 900,00 €',
        'Gesamt mit Kaution, inkl. MwSt.: 1.387,31 €',
        'Gesamt ohne Kaution, inkl. MwSt.: 487,31 €',
        'Mietpreis netto: 409,50 €',
      ]),
    );
    await user.click(button());
    const dialog = screen.getByRole('dialog', { name: 'Reservierung' });
    expect(dialog).toHaveTextContent(/Mietpreis487,31\s€Kaution900,00\s€/);
  });

  test('include the transport to a known postcode', async () => {
    localStorage.setItem('postalCode', '22222');
    const { api } = await openTool();
    api.routes[GET_DELIVERY_OPTIONS] = () => json(deliveryOptions({ vat_rate: 16 }));
    pickPeriod('2026-11-21', '2026-11-24');
    await waitFor(() =>
      expect(costs().slice(-3)).toEqual([
        'Gesamt ohne Kaution, inkl. MwSt.: 158,34 €',
        'Gesamt mit Kaution, inkl. MwSt.: 458,34 €',
        'Auf Wunsch: Bringen und holen (Zone 2) inkl. MwSt.: 110,20 €',
      ]),
    );
  });

  test('explain a tier that does not apply or counts in full', async () => {
    await openTool();
    const few = 'Der Wochenpreis gilt erst ab 7 Tagen. Für 6 Tage berechnen wir den Tagespreis.';
    const full = 'Angefangene Monate zählen voll: Für 31 Tage berechnen wir 2 Monate.';
    for (const [chosen, end, line, explanation] of [
      [/Wöchentlich/, '2026-11-27', 'Berechneter Tarif: Tagespreis', few],
      [/Wöchentlich/, '2026-11-28', 'Mietpreis (1 Woche × 254,80 €): 254,80 €', /^$/],
      [/Monatlich/, '2026-12-22', 'Mietpreis (2 Monate × 955,50 €): 1.911,00 €', full],
    ] as const) {
      fireEvent.click(tier(chosen));
      pickPeriod('2026-11-21', end);
      expect(costs()).toContain(line);
      expect(screen.getByRole('status')).toHaveTextContent(explanation);
    }
  });
});

test('tier and dates are kept in the URL and restored from it', async () => {
  const { user, visited, unmount } = await openTool();
  await user.click(tier(/Wöchentlich/));
  pickPeriod('2026-11-21', '2026-11-28');
  const address = '/miete/101?tarif=weekly&von=2026-11-21&bis=2026-11-28';
  await waitFor(() => expect(visited.at(-1)).toBe(address));

  unmount();
  open(address);
  expect(await screen.findByRole('radio', { name: /Wöchentlich/ })).toBeChecked();
  expect(costs()).toContain('Mietpreis (1 Woche × 254,80 €): 254,80 €');
});

describe('the request', () => {
  test('opens a dialog with phone, contact form and the rental, which returns the focus', async () => {
    const { user } = await openTool();
    pickPeriod('2026-11-21', '2026-11-28');
    await user.click(button());
    const dialog = within(screen.getByRole('dialog', { name: 'Reservierung' }));
    expect(dialog.getByText('21.11.2026 bis 28.11.2026')).toBeVisible();
    expect(dialog.getByText('7 Tage')).toBeVisible();
    const [first] = dialog.getAllByRole('link');
    expect(first).toHaveAccessibleName('Online reservieren');
    expect(first).toHaveAttribute('href', '/reservieren/101?von=2026-11-21&bis=2026-11-28');
    expectLink(/^Anrufen/, 'tel:+496990009123', dialog);
    const form = dialog.getByRole('link', { name: 'Zum Kontaktformular' });
    const address = new URL(form.getAttribute('href') ?? '', 'https://shop.example');
    expect(address.pathname).toBe('/kontakt');
    expect([...address.searchParams.values()]).toEqual([
      'quote',
      'Reservierung: Rüttelplatte 90 kg (RP 90), 21.11.2026 bis 28.11.2026',
    ]);
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await user.click(dialog.getByRole('button', { name: 'Schließen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button()).toHaveFocus());
  });

  test.each([
    ['2026-11-20', '2026-11-21', /^Heute ist seit 16:30 Uhr keine Übergabe mehr möglich/],
    ['2026-11-22', '2026-11-23', /^Mietbeginn: Am Sonntag ist geschlossen/],
  ])('from %s to %s can be opened, and says why that is impossible', async (start, end, why) => {
    fakeApi({ [CALL]: () => json(rentalTool()) });
    const evening = () => new Date('2026-11-20T16:30:00Z');
    const address = `/miete/101?von=${start}&bis=${end}`;
    const { user } = renderAt(address, { '/miete/:id': <RentalToolPage now={evening} /> });
    await waitFor(() => expect(button()).toBeEnabled());
    await user.click(button());
    const dialog = within(screen.getByRole('dialog', { name: 'Reservierung' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(why);
  });

  test('is impossible for an unavailable tool', async () => {
    await openTool({ is_available: false });
    pickPeriod('2026-11-21', '2026-11-28');
    expect(button()).toHaveTextContent('Nicht verfügbar');
    expect(button()).toBeDisabled();
  });
});

test('an unknown tool is not found and links back to the list', async () => {
  fakeApi({ [CALL]: () => refusal(404, 'Nicht gefunden.') });
  open();
  expect(screen.getByText('Mietgerät wird geladen...')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Gerät nicht gefunden' })).toBeVisible();
  const back = screen.getByRole('link', { name: 'Zurück zu den Mietgeräten' });
  expect(back).toHaveAttribute('href', '/miete');
});
