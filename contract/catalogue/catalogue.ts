import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { anyone } from '../access/who.ts';
import { staffMay } from '../access/staff-rights.ts';
import { bodyClasses } from '../cars/body-classes.ts';
import { maxSeats } from '../cars/car-facts.ts';
import { words } from './search-synonyms.ts';

export const BodyClass = z.enum(bodyClasses, 'Please select a body class');
export const MakeName = text(40, { min: 1, tooShort: 'Please enter the make’s name' });
export const ModelName = text(60, { min: 1, tooShort: 'Please enter the model’s name' });

export const CarMake = z.object({
  id: Id,
  display_name: z.string(),
  /** Cars for sale now. */
  active_cars: z.number().int(),
});
export type CarMake = z.output<typeof CarMake>;

/** How many people fit in. Null if unknown. */
export const Seats = z
  .number('Please enter a number of seats')
  .int('Please enter a number of seats')
  .min(1, `Please enter 1 to ${maxSeats} seats`)
  .max(maxSeats, `Please enter 1 to ${maxSeats} seats`)
  .nullable();

export const CarModel = z.object({
  id: Id,
  display_name: z.string(),
  body_class: z.enum(bodyClasses),
  seats: z.number().int().nullable(),
});
export type CarModel = z.output<typeof CarModel>;

/** A make as catalogue editors see it, including hidden ones. */
const StaffMake = z
  .object({
    id: Id,
    display_name: z.string(),
    is_hidden: z.boolean(),
    models: z.number().int(),
    /** All statuses except drafts. */
    cars: z.number().int(),
    active_cars: z.number().int(),
    /** Its models that match the search. */
    matching_models: z.array(z.string()),
  })
  .meta({ title: 'StaffMake' });
export type StaffMake = z.output<typeof StaffMake>;

const StaffModel = CarModel.extend({ is_hidden: z.boolean(), cars: z.number().int() }).meta({ title: 'StaffModel' });
export type StaffModel = z.output<typeof StaffModel>;

const EditedMake = z.object({ id: Id, display_name: z.string(), is_hidden: z.boolean() });
const EditedModel = CarModel.extend({ make_id: Id, is_hidden: z.boolean() });

export const catalogue = {
  makes: call('GET /api/cars.php?action=makes', {
    summary: 'List the makes to select from',
    who: anyone,
    input: nothing,
    output: success('makes', z.array(CarMake)),
  }),
  models: call('GET /api/cars.php?action=models', {
    summary: 'List a make’s models',
    who: anyone,
    input: z.object({ make_id: Id }),
    output: success('models', z.array(CarModel)),
  }),
  staffMakes: call('GET /api/cars.php?action=catalogue', {
    summary: 'List all makes in the catalogue with model and car counts',
    who: staffMay('catalogue.read'),
    limit: 'browse',
    input: z.object({
      /** Searches make and model names. */
      search: text(60).optional(),
      /** Only makes hidden from new listings, or only selectable ones. */
      is_hidden: z.boolean().optional(),
    }),
    output: success('makes', z.array(StaffMake)),
  }),
  staffModels: call('GET /api/cars.php?action=catalogue_models', {
    summary: 'List all models of a make, including hidden ones',
    who: staffMay('catalogue.read'),
    limit: 'browse',
    input: z.object({ make_id: Id }),
    output: success('models', z.array(StaffModel)),
    fails: ['make_not_found'],
  }),
  addMake: call('POST /api/cars.php?action=add_make', {
    summary: 'Add a make to the catalogue',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ display_name: MakeName }),
    output: success('make', EditedMake),
    fails: ['make_exists'],
  }),
  editMake: call('PUT /api/cars.php?action=edit_make', {
    summary: 'Rename or hide a make. Its cars are updated too.',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ id: Id, display_name: MakeName.optional(), is_hidden: z.boolean().optional() }),
    output: success('make', EditedMake),
    fails: ['make_not_found', 'make_exists'],
  }),
  addModel: call('POST /api/cars.php?action=add_model', {
    summary: 'Add a model to a make',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ make_id: Id, display_name: ModelName, body_class: BodyClass, seats: Seats.optional() }),
    output: success('model', EditedModel),
    fails: ['make_not_found', 'model_exists'],
  }),
  editModel: call('PUT /api/cars.php?action=edit_model', {
    summary: 'Rename or hide a model, or change its class or seats. Its cars are updated too.',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({
      id: Id,
      display_name: ModelName.optional(),
      body_class: BodyClass.optional(),
      seats: Seats.optional(),
      is_hidden: z.boolean().optional(),
    }),
    output: success('model', EditedModel),
    fails: ['model_not_found', 'model_exists'],
  }),
  ...words,
};
