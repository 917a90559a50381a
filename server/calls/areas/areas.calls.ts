import type { areas } from '@forecourt/contract/areas/areas.ts';
import type { Database } from '../../database/database.ts';
import { listRegions, listStaffRegions } from '../../features/areas/areas.store.ts';
import { addArea, addRegion, editArea, editRegion, mergeArea } from '../../flows/areas/edit-areas.ts';
import type { Handlers } from '../../lib/handlers.ts';

export const areasCalls = (db: Database): Handlers<typeof areas> => ({
  list: async () => ({ success: true, regions: await listRegions(db) }),
  staffList: async () => ({ success: true, regions: await listStaffRegions(db) }),
  add: async (area, { id }) => ({ success: true, area: await addArea(db, id, area) }),
  edit: async ({ id: areaId, ...change }, { id }) => ({ success: true, area: await editArea(db, id, areaId, change) }),
  merge: async ({ id: areaId, into_id }, { id }) => ({
    success: true,
    area: await mergeArea(db, id, areaId, into_id),
  }),
  addRegion: async (region, { id }) => ({ success: true, region: await addRegion(db, id, region) }),
  editRegion: async ({ id: regionId, ...change }, { id }) => ({
    success: true,
    region: await editRegion(db, id, regionId, change),
  }),
});
