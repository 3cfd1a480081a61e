import type { RentalTool } from '@shop/domain/rental';

/** A tool for rent as the API answers it; what a test is about is passed in. */
export function rentalTool(over: Partial<RentalTool> = {}): RentalTool {
  return {
    id: 101,
    name: 'Rüttelplatte 90 kg',
    description: 'Verdichtet Pflaster und Schotter.',
    category: 'Verdichtung',
    brand: 'Muster',
    model: 'RP 90',
    specifications: [{ label: 'Betriebsgewicht', value: '90 kg' }],
    daily_price: 45.5,
    weekly_price: 254.8,
    monthly_price: 955.5,
    deposit_amount: 300,
    quantity_available: 2,
    is_available: true,
    ...over,
  };
}
