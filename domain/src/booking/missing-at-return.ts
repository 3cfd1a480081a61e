interface Equipped {
  accessories: readonly string[];
  fuel_percent?: number | undefined;
}

interface ReturnedTool {
  handover?: Equipped;
  return_record?: Equipped;
  damage?: { reason?: string };
}

const NOT_RETURNED = 'Nicht zurückgegeben';

/**
 * What a returned tool lacks: its accessories, with the reason of a damage for those that none names, and fuel in percent of
 * its tank, whose size is unknown. Only fuel is charged with the rent; compensation for a lost part has no VAT.
 */
export function missingAtReturn({ handover, return_record: back, damage }: ReturnedTool) {
  const { accessories = [], fuel_percent: full = 0 } = handover ?? {};
  const missing = back ? accessories.filter((each) => !back.accessories.includes(each)) : [];
  const unnamed = missing.filter((each) => !damage?.reason?.includes(each));
  return {
    accessories: missing,
    reason: unnamed.length > 0 ? `${NOT_RETURNED}: ${unnamed.join(', ')}` : '',
    fuel_percent: Math.max(0, full - (back?.fuel_percent ?? full)),
  };
}
