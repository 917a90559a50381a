// Written by `npm run generate` from the contract; not to be edited.
export { accounts } from './accounts.generated.ts';
export { live } from './live.generated.ts';
export { catalogue } from './catalogue.generated.ts';
export { cars } from './cars.generated.ts';
export { photos } from './photos.generated.ts';
export { dealers } from './dealers.generated.ts';
export { applications } from './applications.generated.ts';
export { inventory } from './inventory.generated.ts';
export { people } from './people.generated.ts';
export { favourites } from './favourites.generated.ts';
export { reports } from './reports.generated.ts';
export { settings } from './settings.generated.ts';
export { payments } from './payments.generated.ts';
export { messaging } from './messaging.generated.ts';
export { tickets } from './tickets.generated.ts';
export { staff } from './staff.generated.ts';
export { notices } from './notices.generated.ts';
