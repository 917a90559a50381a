import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import { diskStorage } from './disk-storage.ts';
import type { PhotoStorage } from '../../lib/photo-storage.ts';
import { s3Storage } from './s3-storage.ts';

/** The configured bucket, or the data folder. */
export const choosePhotoStorage = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): PhotoStorage =>
  s3 ? s3Storage(s3) : diskStorage(join(dataDir, 'photos'));
