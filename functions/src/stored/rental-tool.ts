import { ENTRY_KINDS } from '@shop/domain/office/entry-kinds';
import { CATALOGUE_VERSION, type StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { RENTAL_TOOL_FIELDS } from '@shop/domain/rental/rental-tool-fields';
import { collectionOf, type StoredType } from '../firestore/stored-type.ts';
import { ITEM_CHECKS, plainChecks } from './item-checks.ts';

export const RENTAL_TOOLS: StoredType<StoredRentalTool> = {
  collection: ENTRY_KINDS.rental_tool.collection,
  version: CATALOGUE_VERSION,
  defaults: { specifications: [] },
  checks: { ...plainChecks(RENTAL_TOOL_FIELDS), ...ITEM_CHECKS },
};

export const rentalToolsOf = collectionOf(RENTAL_TOOLS);
