import Box from '@mui/material/Box';
import { toCents } from '@shop/domain/money/money';
import type { EditedItem } from '@shop/domain/order/order-edit';
import {
  articleDigits,
  articleKey,
  articleKeyOf,
  articlesNamed,
  formatArticleNumber,
  someNames,
} from '@shop/domain/product/article-number';
import type { Product } from '@shop/domain/product/product';
import { formatEuro } from '@shop/domain/text/format';
import { isDivisible, isOfficeQuantity } from '@shop/domain/text/quantity';
import { readMeasured } from '@shop/domain/text/units';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { apiQuery } from '../../lib/api/queries.ts';
import { entryRow } from '../../office/entry-styles.ts';
import { OfficeButton } from '../../office/office-button.tsx';
import { InputField } from '../../ui/form/text-field.tsx';
import { Breaking, PlainList } from '../../ui/layout.tsx';

/** A line of an order being written, with its quantity as typed. */
export interface TypedLine {
  id: number;
  name: string;
  unit: string;
  price: number;
  /** Overrides the number derived from the id. */
  article_number?: string | undefined;
  quantity: string;
  /** Rest of an ordered line, if a part was delivered and left no whole number. */
  rest?: number;
}

const NO_QUANTITY = 'Bitte eine ganze Zahl ab 1 eingeben.';
const NO_PART = 'Bitte eine Zahl über 0 mit höchstens drei Nachkommastellen eingeben.';

/** The lines to send; undefined while a quantity is invalid. */
export function readLines(lines: readonly TypedLine[]): EditedItem[] | undefined {
  const items = lines.map(({ id, quantity, unit }) => ({
    product_id: id,
    quantity: readMeasured(quantity, unit) ?? 0,
  }));
  const isValid = items.every(
    ({ quantity }, at) =>
      isOfficeQuantity(quantity, lines[at]?.unit) || lines[at]?.rest === quantity,
  );
  return isValid ? items : undefined;
}

const lineProblem = (line: TypedLine) =>
  readLines([line]) ? undefined : isDivisible(line.unit) ? NO_PART : NO_QUANTITY;

/** Why the lines cannot be sent, such as an article number typed but not added. */
export function linesProblem(lines: readonly TypedLine[], number: string): string | undefined {
  if (number.trim())
    return 'Bitte fügen Sie den weiteren Artikel hinzu, oder leeren Sie sein Feld.';
  if (lines.length === 0) return 'Eine Bestellung braucht mindestens einen Artikel.';
  return readLines(lines) ? undefined : 'Bitte prüfen Sie die Mengen.';
}

interface LinesForm {
  values: {
    lines: readonly TypedLine[];
    /** The typed article number of a line to be added. */
    number: string;
  };
  set(change: (now: LinesForm['values']) => { lines?: TypedLine[]; number?: string }): void;
}

/** Lines whose quantity can be edited; they are added by article number and can be removed. */
export function OrderLines({ form }: { form: LinesForm }) {
  const { lines } = form.values;
  const onChange = (change: (all: readonly TypedLine[]) => TypedLine[]) =>
    form.set((now) => ({ lines: change(now.lines) }));
  return (
    <div>
      <PlainList aria-label="Artikel">
        {lines.map((line) => (
          <Box component="li" key={line.id} sx={entryRow('sm')}>
            <Breaking>
              <strong>{line.name}</strong>
              <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
                {`Art.-Nr. ${formatArticleNumber(line.id, line.article_number)} · ${formatEuro(toCents(line.price))} je ${line.unit}`}
              </Box>
            </Breaking>
            <Box sx={{ display: 'flex', alignItems: 'end', gap: 1.5 }}>
              <Box sx={{ width: 130 }}>
                <InputField
                  label={`Menge in ${line.unit}`}
                  size="small"
                  inputMode={isDivisible(line.unit) ? 'decimal' : 'numeric'}
                  autoComplete="off"
                  maxLength={10}
                  value={line.quantity}
                  error={lineProblem(line)}
                  onChange={({ target }) => {
                    const typed = { ...line, quantity: target.value };
                    onChange((all) => all.map((each) => (each.id === line.id ? typed : each)));
                  }}
                />
              </Box>
              <OfficeButton
                variant="text"
                aria-label={`${line.name} entfernen`}
                onClick={() => onChange((all) => all.filter(({ id }) => id !== line.id))}
              >
                Entfernen
              </OfficeButton>
            </Box>
          </Box>
        ))}
      </PlainList>
      <NewLine form={form} />
    </div>
  );
}

function NewLine({ form }: { form: LinesForm }) {
  const { lines, number } = form.values;
  return (
    <NewArticle
      number={number}
      onType={(text) => form.set(() => ({ number: text }))}
      onFound={(product) => {
        const line = typedLine(product);
        if (!line) return PRICE_ON_REQUEST;
        if (lines.some(({ id }) => id === line.id)) return 'Dieser Artikel steht schon hier.';
        form.set((now) => ({ number: '', lines: [...now.lines, line] }));
        return undefined;
      }}
    />
  );
}

interface NewArticleProps {
  /** What was typed: an article's number or name. */
  number: string;
  onType(text: string): void;
  /** Takes the article, or tells why not. */
  onFound(product: Product): string | undefined;
}

/** Finds an article by its number, or by words of its name that only one has. */
function NewArticle({ number, onType, onFound }: NewArticleProps) {
  const query = apiQuery('GET /api/products');
  useQuery(query);
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();

  async function add(event: FormEvent) {
    event.preventDefault();
    const products = await client.ensureQueryData(query).catch(() => []);
    const found = productWith(number, products);
    if (products.length === 0) setProblem(NOT_LOADED);
    else if (typeof found === 'string') setProblem(found);
    else setProblem(onFound(found));
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label="Artikel hinzufügen"
      onSubmit={add}
      sx={{ display: 'flex', alignItems: 'start', gap: 1.5, mt: 1 }}
    >
      <Box sx={{ flex: '0 1 240px' }}>
        <InputField
          label="Weiterer Artikel"
          hint="Artikelnummer oder Name, etwa 10 401"
          size="small"
          autoComplete="off"
          maxLength={40}
          value={number}
          error={problem}
          onChange={({ target }) => {
            setProblem(undefined);
            onType(target.value);
          }}
        />
      </Box>
      <OfficeButton type="submit" sx={{ mt: 3.5 }}>
        Hinzufügen
      </OfficeButton>
    </Box>
  );
}

const NOT_LOADED = 'Die Artikel konnten nicht geladen werden. Bitte versuchen Sie es erneut.';
const PRICE_ON_REQUEST = 'Diesen Artikel gibt es nur auf Anfrage.';

/** The product with a typed article number, which may be its own or derived from its id, or name; else the problem. */
function productWith(typed: string, products: readonly Product[]): Product | string {
  const wanted = articleKey(typed);
  const found =
    products.find(({ id, article_number }) => articleKeyOf(id, article_number) === wanted) ??
    products.find(({ id }) => articleDigits(id) === wanted);
  if (found) return found;
  const [first, ...others] = articlesNamed(typed, products);
  if (!first) return 'Diese Artikelnummer gibt es nicht.';
  return others.length === 0 ? first : `So heißen mehrere: ${someNames([first, ...others])}.`;
}

function typedLine({ id, name, unit, price, article_number }: Product): TypedLine | undefined {
  return price === undefined ? undefined : { id, name, unit, price, article_number, quantity: '1' };
}
