import { z } from 'zod';
import { call } from '../kit/call.ts';
import { Id, nothing, success, text } from '../kit/shapes.ts';
import { anyone } from '../access/who.ts';
import { staffMay } from '../access/staff-rights.ts';

export const maxAlso = 30;
export const AreaName = text(60, { min: 1, tooShort: 'Please enter the area’s name' });
export const RegionName = text(60, { min: 1, tooShort: 'Please enter the region’s name' });
/** Other names people search for. */
const Also = z.array(text(60, { min: 1 })).max(maxAlso, `Please enter at most ${maxAlso} names`);

/** A region with the areas that sellers can select. An area is a place name, never a position. */
export const Region = z.object({ id: Id, name: z.string(), areas: z.array(z.object({ id: Id, name: z.string() })) });
export type Region = z.output<typeof Region>;

const EditedArea = z.object({
  id: Id,
  region_id: Id,
  name: z.string(),
  also: z.array(z.string()),
  is_hidden: z.boolean(),
});
const EditedRegion = z.object({ id: Id, name: z.string(), also: z.array(z.string()) });

/** An area as catalogue editors see it, including retired ones. */
const StaffArea = EditedArea.omit({ region_id: true })
  .extend({
    /** All statuses except drafts. */
    cars: z.number().int(),
  })
  .meta({ title: 'StaffArea' });
export type StaffArea = z.output<typeof StaffArea>;
const StaffRegion = EditedRegion.extend({ areas: z.array(StaffArea) }).meta({ title: 'StaffRegion' });
export type StaffRegion = z.output<typeof StaffRegion>;

export const areas = {
  list: call('GET /api/areas.php', {
    summary: 'List the areas to select from, by region',
    who: anyone,
    input: nothing,
    output: success('regions', z.array(Region)),
  }),
  staffList: call('GET /api/areas.php?action=staff', {
    summary: 'List all areas with their cars, including retired ones',
    who: staffMay('catalogue.read'),
    limit: 'browse',
    input: nothing,
    output: success('regions', z.array(StaffRegion)),
  }),
  add: call('POST /api/areas.php', {
    summary: 'Add an area to a region',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ region_id: Id, name: AreaName, also: Also.optional() }),
    output: success('area', EditedArea),
    fails: ['region_not_found', 'area_exists'],
  }),
  edit: call('PUT /api/areas.php', {
    summary: 'Rename, move or retire an area, or change its other names. Its cars are updated too.',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({
      id: Id,
      region_id: Id.optional(),
      name: AreaName.optional(),
      also: Also.optional(),
      is_hidden: z.boolean().optional(),
    }),
    output: success('area', EditedArea),
    fails: ['area_not_found', 'region_not_found', 'area_exists'],
  }),
  merge: call('POST /api/areas.php?action=merge', {
    summary: 'Merge an area into another one. Its cars move there, and its names keep finding them.',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ id: Id, into_id: Id }),
    output: success('area', EditedArea),
    fails: ['area_not_found', 'area_not_selectable'],
  }),
  addRegion: call('POST /api/areas.php?action=region', {
    summary: 'Add a region',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ name: RegionName, also: Also.optional() }),
    output: success('region', EditedRegion),
    fails: ['region_exists'],
  }),
  editRegion: call('PUT /api/areas.php?action=region', {
    summary: 'Rename a region or change its other names. Its cars are updated too.',
    who: staffMay('catalogue.write'),
    limit: 'catalogue',
    input: z.object({ id: Id, name: RegionName.optional(), also: Also.optional() }),
    output: success('region', EditedRegion),
    fails: ['region_not_found', 'region_exists'],
  }),
};
