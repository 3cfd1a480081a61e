import { COMPANY } from '@shop/domain/company';
import type { Producer } from '@shop/domain/product/product';

/** The company's own quarry and pits. */
export const OWN_QUARRY: Producer = {
  name: COMPANY.name,
  address: `${COMPANY.street}, ${COMPANY.postalCode} ${COMPANY.city}`,
  email: COMPANY.email,
};

export const SAND_WORKS: Producer = {
  name: 'Quarzwerk Musterau GmbH',
  address: 'Am Sandberg 4, 12322 Musterau',
  email: 'produktsicherheit@quarzwerk-musterau.example',
};

export const CEMENT_WORKS: Producer = {
  name: 'Zementwerk Musterberg AG',
  address: 'Ofenweg 1, 12355 Musterberg',
  email: 'produktsicherheit@zement-musterberg.example',
};

export const STEEL_WORKS: Producer = {
  name: 'Betonstahl Musterhütte GmbH',
  address: 'Walzstraße 20, 12377 Musterhütte',
  email: 'produktsicherheit@betonstahl-musterhuette.example',
};

export const CONCRETE_WORKS: Producer = {
  name: 'Betonwerk Musterfeld GmbH & Co. KG',
  address: 'Industriestraße 8, 12341 Musterfeld',
  email: 'produktsicherheit@betonwerk-musterfeld.example',
};

export const BRICKWORKS: Producer = {
  name: 'Ziegelei Mustertal GmbH',
  address: 'Tongrube 3, 12366 Mustertal',
  email: 'produktsicherheit@ziegelei-mustertal.example',
};

export const ROOFING_WORKS: Producer = {
  name: 'Dachsysteme Musterhagen GmbH',
  address: 'Werkstraße 15, 12388 Musterhagen',
  email: 'produktsicherheit@dach-musterhagen.example',
};

export const WINDOW_WORKS: Producer = {
  name: 'Fensterbau Musterwald GmbH',
  address: 'Sägewerk 2, 12399 Musterwald',
  email: 'produktsicherheit@fenster-musterwald.example',
};
