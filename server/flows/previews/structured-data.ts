import type { Car } from '@forecourt/contract/cars/car-shapes.ts';
import { pages } from '@forecourt/contract/pages.ts';
import type { AutoDealer, BreadcrumbList, Car as CarThing, Offer, Thing, WithContext } from 'schema-dts';
import type { PageHead } from '../../lib/page-head.ts';

/** Structured data about a page for search engines (JSON-LD, schema.org). Says only what the page itself shows. */
type About<T extends Thing> = WithContext<T>;

const context = 'https://schema.org';

export function aboutCar(car: Car, origin: string): NonNullable<PageHead['about']> {
  const url = `${origin}/car/${car.id}`;
  const offer = offerOf(car, url, origin);
  const vehicle: About<CarThing> = {
    '@context': context,
    '@type': 'Car',
    '@id': url,
    url,
    name: car.title,
    ...(car.description && { description: car.description }),
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: car.body_class,
    itemCondition: 'https://schema.org/UsedCondition',
    ...(car.mileage !== null && {
      mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.mileage, unitCode: 'SMI' },
    }),
    ...(car.colour && { color: car.colour }),
    ...(car.transmission && { vehicleTransmission: car.transmission }),
    ...(car.fuel && { fuelType: car.fuel }),
    ...(car.drive && { driveWheelConfiguration: car.drive }),
    ...(car.images.length > 0 && { image: car.images.map(({ src, width }) => imageOf(src, width, origin)) }),
    ...(offer && { offers: offer }),
  };
  return [vehicle, breadcrumbs(origin, [pages.browse, { path: `/car/${car.id}`, title: car.title }])];
}

/** A sold car has no price any more. */
function offerOf({ status, price, ...car }: Car, url: string, origin: string): Offer | null {
  if (status !== 'active' && status !== 'reserved') return null;
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'USD',
    availability: status === 'active' ? 'https://schema.org/InStock' : 'https://schema.org/LimitedAvailability',
    seller:
      car.dealer_id !== null && car.company_name !== null
        ? { '@type': 'AutoDealer', name: car.company_name, url: `${origin}/dealer/${car.dealer_id}` }
        : { '@type': 'Person', name: car.seller_name, url: `${origin}/user/${car.seller_id}` },
  };
}

const imageOf = (src: string, width: number, origin: string) =>
  new URL(`${src}-${Math.min(960, width)}.webp`, origin).href;

interface Dealer {
  id: number;
  company_name: string;
  description: string | null;
  logo_url: string | null;
  website: string | null;
  phone: string | null;
  rating: number | null;
  total_reviews: number;
}

export function aboutDealer(dealer: Dealer, origin: string): NonNullable<PageHead['about']> {
  const url = `${origin}/dealer/${dealer.id}`;
  const company: About<AutoDealer> = {
    '@context': context,
    '@type': 'AutoDealer',
    '@id': url,
    url,
    name: dealer.company_name,
    ...(dealer.description && { description: dealer.description }),
    ...(dealer.logo_url && { logo: new URL(dealer.logo_url, origin).href }),
    ...(dealer.website && { sameAs: dealer.website }),
    ...(dealer.phone && { telephone: dealer.phone }),
    ...(dealer.rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: dealer.rating, reviewCount: dealer.total_reviews },
    }),
  };
  return [company, breadcrumbs(origin, [pages.dealers, { path: `/dealer/${dealer.id}`, title: dealer.company_name }])];
}

const breadcrumbs = (origin: string, steps: { path: string; title: string }[]): About<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ path: '/', title: 'Home' }, ...steps].map(({ path, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: origin + path,
  })),
});
