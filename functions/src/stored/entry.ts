import { type CustomerSite, withCostCentre } from '@shop/domain/customer/building-site';
import type { CustomerMember } from '@shop/domain/customer/customer-fields';
import type { CategoryDiscount, FixedPrice } from '@shop/domain/customer/own-prices';
import type { SpecialName } from '@shop/domain/fields/field';
import { ENTRY_KINDS, type EntryKind, type EntryKinds } from '@shop/domain/office/entry-kinds';
import type { StoredCustomer, StoredEntry } from '@shop/domain/office/stored-catalogue';
import { TRUCK_ACCESS } from '@shop/domain/order/delivery-wish';
import { TEXTS } from '@shop/domain/order/order-fields';
import type { DocumentData } from 'firebase-admin/firestore';
import {
  type Check,
  isFlag,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';
import { LIST_CHECKS, OFFICE_CHECKS } from './change.ts';
import { isPicture, plainChecks } from './item-checks.ts';
import { PRODUCTS } from './product.ts';
import { RENTAL_TOOLS } from './rental-tool.ts';
import { textChecks } from './text-checks.ts';

/** The stored type of each kind of entry. */
export const ENTRY_TYPES = {
  product: PRODUCTS,
  rental_tool: RENTAL_TOOLS,
  category: entryType('category', { picture: optional(isPicture) }),
  customer: customerType(),
} satisfies Record<EntryKind, object>;

/** The type of entries whose fields are stored one by one; special fields have their own checks. */
function entryType<Kind extends EntryKind>(
  kind: Kind,
  special: Record<SpecialName<EntryKinds[Kind]['fields']>, Check>,
): StoredType<StoredEntry<Kind>> {
  const { collection, fields } = ENTRY_KINDS[kind];
  const checks = { ...plainChecks(fields), id: isWhole, ...special, ...OFFICE_CHECKS };
  return { collection, version: 1, checks } as unknown as StoredType<StoredEntry<Kind>>;
}

function customerType(): StoredType<StoredCustomer> {
  const isMember = shapeOf<CustomerMember>({
    email: isText,
    is_owner: isFlag,
    may_order: isFlag,
    may_see_invoices: isFlag,
    invited_day: optional(isText),
  });
  const isSite = shapeOf<CustomerSite>({
    ...textChecks(TEXTS.site),
    truck_access: oneOf(TRUCK_ACCESS),
    id: optional(isText),
    name: isText,
    from_day: optional(isText),
    to_day: optional(isText),
    is_archived: optional(isFlag),
  });
  const scope = { from: isText, site: isText };
  const isFixed = shapeOf<FixedPrice>({ product_id: isWhole, price: isPositive, ...scope });
  const isDiscount = shapeOf<CategoryDiscount>({ category: isText, percent: isPositive, ...scope });
  const type = entryType('customer', {
    members: listOf(isMember),
    sites: listOf(isSite),
    fixed_prices: optional(listOf(isFixed)),
    discounts: optional(listOf(isDiscount)),
  });
  /** Missing in older records until `npm run index`. */
  const likeness = optional(listOf(isText));
  const emails = optional(listOf(isText));
  const lists = { member_emails: emails, invited_emails: emails, likeness };
  const checks = { ...type.checks, ...LIST_CHECKS, ...lists };
  const upgrades = {
    1: ({ sites = [], ...older }: DocumentData) => ({ ...older, sites: sites.map(withCostCentre) }),
  };
  return { ...type, checks, version: 2, upgrades } as unknown as StoredType<StoredCustomer>;
}

export const customersOf = collectionOf(ENTRY_TYPES.customer);
export const customerOf = documentOf(ENTRY_TYPES.customer);
