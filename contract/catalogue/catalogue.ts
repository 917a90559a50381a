import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { anyone } from '../kit/who.ts';
import { staffMay } from '../staff/staff-rights.ts';
import { bodyClasses } from './body-classes.ts';
import { words } from './search-synonyms.ts';

export const BodyClass = z.enum(bodyClasses, 'Please choose a body class');
export const MakeName = text(40, { min: 1, tooShort: 'Please enter the name of the make' });
export const ModelName = text(60, { min: 1, tooShort: 'Please enter the name of the model' });

export const CarMake = z.object({
  id: Id,
  display_name: z.string(),
  /** How many of its cars are for sale now. */
  active_cars: z.number().int(),
});
export type CarMake = z.output<typeof CarMake>;

export const CarModel = z.object({ id: Id, display_name: z.string(), body_class: z.enum(bodyClasses) });
export type CarModel = z.output<typeof CarModel>;

/** A make as those see it who look after the catalogue, also one that is hidden. */
const StaffMake = z
  .object({
    id: Id,
    display_name: z.string(),
    is_hidden: z.boolean(),
    models: z.number().int(),
    /** Of every status but drafts. */
    cars: z.number().int(),
    active_cars: z.number().int(),
    /** Of its models those whose name matches what was searched for. */
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
    summary: 'Makes to choose from',
    who: anyone,
    input: nothing,
    output: success('makes', z.array(CarMake)),
  }),
  models: call('GET /api/cars.php?action=models', {
    summary: 'The models of a make',
    who: anyone,
    input: z.object({ make_id: Id }),
    output: success('models', z.array(CarModel)),
  }),
  staffMakes: call('GET /api/cars.php?action=catalogue', {
    summary: 'All makes of the catalogue, with their models and cars counted',
    who: staffMay('catalogue.read'),
    limit: 'browse',
    input: z.object({
      /** In its name, and in its models’. */
      search: text(60).optional(),
      /** Those hidden from new listings alone, or those that can be chosen. */
      is_hidden: z.boolean().optional(),
    }),
    output: success('makes', z.array(StaffMake)),
  }),
  staffModels: call('GET /api/cars.php?action=catalogue_models', {
    summary: 'All models of a make, also those that are hidden',
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
    summary: 'Rename a make, or hide it from the choice; the cars of that make follow',
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
    input: z.object({ make_id: Id, display_name: ModelName, body_class: BodyClass }),
    output: success('model', EditedModel),
    fails: ['make_not_found', 'model_exists'],
  }),
  editModel: call('PUT /api/cars.php?action=edit_model', {
    summary: 'Rename a model, change its class, or hide it from the choice; its cars follow',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({
      id: Id,
      display_name: ModelName.optional(),
      body_class: BodyClass.optional(),
      is_hidden: z.boolean().optional(),
    }),
    output: success('model', EditedModel),
    fails: ['model_not_found', 'model_exists'],
  }),
  ...words,
};
