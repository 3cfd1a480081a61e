import Box from '@mui/material/Box';
import {
  ARCHIVED_SITE,
  type CustomerSite,
  MAX_SITES,
  NO_SITE,
  SITE_DAYS,
  SITE_NAME,
  siteId,
} from '@shop/domain/customer/building-site';
import {
  CUSTOMER_RECORD,
  type CustomerInput,
  type CustomerMember,
  customerInputSchema,
  invitedText,
  isInvited,
  MAX_MEMBERS,
  MEMBER_RIGHT_NAMES,
  MEMBER_RIGHTS,
} from '@shop/domain/customer/customer-fields';
import type { Versioned } from '@shop/domain/office/office';
import { TRUCK_ACCESS } from '@shop/domain/order/delivery-wish';
import { ORDER_LIMITS, TEXTS, toldAs } from '@shop/domain/order/order-fields';
import { accessAnswer } from '@shop/domain/tour/delivery-text';
import { useLocation, useNavigate } from 'react-router-dom';
import { Editor, EditorForm } from '../../office/editing/editor-frame.tsx';
import { FieldSections, WHOLE_ROW } from '../../office/editing/field-sections.tsx';
import {
  checkInput,
  present,
  readFields,
  type TypedFields,
  typedFields,
  valueReader,
} from '../../office/editing/read-values.ts';
import { type Row, RowList, toRows } from '../../office/editing/row-list.tsx';
import { NEW_ITEM, saveOne, useEditor } from '../../office/editing/use-editor.ts';
import { SelectField, TextField } from '../../office/form/form-fields.tsx';
import { useAssortmentView } from '../../office/tab/use-assortment-view.ts';
import { pair } from '../../ui/form/form-section.tsx';
import { Tick } from '../../ui/form/tick.tsx';
import { Block } from '../../ui/layout.tsx';
import {
  Discounts,
  FixedPrices,
  RowDay,
  readTerms,
  type TermsValues,
  termsValues,
} from './terms-fields.tsx';

interface Values extends TypedFields<typeof CUSTOMER_RECORD>, TermsValues {
  members: Row<CustomerMember>[];
  sites: Row<CustomerSite>[];
}

const toValues = (input: CustomerInput): Values => ({
  ...typedFields(CUSTOMER_RECORD, input),
  members: toRows(input.members),
  sites: toRows(input.sites.map((site) => ({ ...NEW_SITE, ...site, id: siteId(site) }))),
  ...termsValues(input),
});

function read({ members, sites, fixed_prices, discounts, ...values }: Values) {
  const reader = valueReader();
  const input = {
    ...readFields(CUSTOMER_RECORD, values, reader),
    ...readTerms({ fixed_prices, discounts }, reader),
    members: members.map(({ key: _, ...member }) => ({ ...member, email: member.email.trim() })),
    sites: sites.map(readSite),
  };
  return checkInput<CustomerInput>(customerInputSchema, input, reader.messages);
}

const RECORDS_APPLIES = 'Leer lassen: Dann gilt die des Kunden.';
const NEW_SITE = { ...NO_SITE, buyer_reference: '', from_day: '', to_day: '', is_archived: false };

function readSite({
  key: _,
  id,
  buyer_reference,
  from_day,
  to_day,
  is_archived,
  ...site
}: Row<CustomerSite>) {
  const added = {
    // Orders refer to this id after a rename.
    id: id === site.name ? undefined : id,
    buyer_reference: buyer_reference?.trim() || undefined,
    from_day: from_day || undefined,
    to_day: to_day || undefined,
    is_archived: is_archived || undefined,
  };
  return { ...site, ...present(added) };
}

const NO_MEMBER: CustomerMember = {
  email: '',
  is_owner: false,
  may_order: true,
  may_see_invoices: false,
};

/** A customer's whole record. Once saved, a new one continues at its own address. */
export function CustomerForm({ loaded }: { loaded: Versioned<CustomerInput> }) {
  const view = useAssortmentView();
  const navigate = useNavigate();
  const isJustSaved = useLocation().state?.isSaved === true;
  const isNew = loaded.id === NEW_ITEM;
  const editor = useEditor<CustomerInput, Values>({
    kind: 'customer',
    item: loaded.id,
    loaded,
    toValues,
    read,
    isJustSaved,
    texts: { saved: 'Gespeichert.', missing: 'Diesen Kunden gibt es nicht mehr.' },
    send: saveOne('customer'),
    cached: (saved) => [['customers', saved.id], () => saved],
    onDone: isNew
      ? ({ id }) => {
          const state = { isSaved: true, keepScroll: true };
          void navigate(view.linkTo('kunde', { id, daten: '1' }), { replace: true, state });
        }
      : undefined,
  });
  return (
    <Editor editor={editor}>
      <EditorForm editor={editor}>
        <FieldSections
          fields={CUSTOMER_RECORD}
          custom={{
            fixed_prices: <FixedPrices />,
            discounts: <Discounts />,
            members: <Members />,
            sites: <Sites />,
            merged_into: null,
          }}
        />
      </EditorForm>
    </Editor>
  );
}

function Members() {
  return (
    <Box sx={WHOLE_ROW}>
      <Block component="p" mt={0}>
        Wer sich mit einer dieser Adressen anmeldet, gehört zu diesem Kunden; ein neues Konto
        erfährt das per E-Mail. Wer von der Firma eingeladen ist, gehört dazu, wenn er annimmt.
      </Block>
      <RowList<CustomerMember>
        name="members"
        label="Konten"
        max={MAX_MEMBERS}
        empty={NO_MEMBER}
        addLabel="Konto hinzufügen"
        nameOf={({ email }, index) => email || `Konto ${index + 1}`}
      >
        {(member, index, set) => (
          <>
            <TextField
              name={`members.${index}.email`}
              label="E-Mail-Adresse des Kontos"
              type="email"
              maxLength={CUSTOMER_RECORD.email.max}
              required
            />
            {isInvited(member) && <Box component="p">{invitedText(member)}</Box>}
            {MEMBER_RIGHT_NAMES.map((right) => (
              <Tick
                key={right}
                label={MEMBER_RIGHTS[right]}
                checked={member[right]}
                onChange={(is) => set({ [right]: is })}
              />
            ))}
          </>
        )}
      </RowList>
    </Box>
  );
}

function Sites() {
  return (
    <Box sx={WHOLE_ROW}>
      <Block component="p" mt={0}>
        Wer für diesen Kunden bestellt, wählt eine davon an der Kasse: Anschrift, Ansprechpartner
        und Zeichen folgen.
      </Block>
      <RowList<CustomerSite>
        name="sites"
        label="Baustellen"
        max={MAX_SITES}
        empty={NEW_SITE}
        addLabel="Baustelle hinzufügen"
        nameOf={({ name }, index) => name || `Baustelle ${index + 1}`}
      >
        {(site, index, set) => (
          <Box sx={pair}>
            <TextField
              name={`sites.${index}.name`}
              label={SITE_NAME.label}
              maxLength={SITE_NAME.max}
              required
            />
            {TEXTS.site.map((field) => (
              <TextField
                key={field}
                name={`sites.${index}.${field}`}
                label={toldAs(field)}
                hint={field === 'buyer_reference' ? RECORDS_APPLIES : undefined}
                maxLength={ORDER_LIMITS[field]}
              />
            ))}
            <SelectField
              name={`sites.${index}.truck_access`}
              label="Zufahrt für 40-t-Lkw möglich?"
              options={TRUCK_ACCESS.map((value) => ({ value, label: accessAnswer(value) }))}
            />
            <RowDay required={false} name={`sites.${index}.from_day`} label={SITE_DAYS.from_day} />
            <RowDay required={false} name={`sites.${index}.to_day`} label={SITE_DAYS.to_day} />
            <Tick
              label={`${ARCHIVED_SITE}: nicht mehr zur Auswahl`}
              checked={site.is_archived === true}
              onChange={(is_archived) => set({ is_archived })}
            />
          </Box>
        )}
      </RowList>
    </Box>
  );
}
