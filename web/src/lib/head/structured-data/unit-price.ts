interface Unit {
  unitText: string;
  unitCode?: string;
}

/** A price for one unit, in euro. All prices of the shop come without value-added tax. */
export function unitPrice(price: number, unit: Unit) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: 'EUR',
    valueAddedTaxIncluded: false,
    ...unit,
  };
}
