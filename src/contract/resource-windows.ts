import { z } from 'zod';
import { MAINTAINED } from './resource-names.ts';

export { type MaintainedName, RESOURCE_WINDOWS } from './resource-names.ts';

/** Of calls about any kind of thing: access is then `resource.view` and the like. */
export const ResourceName = z.enum(MAINTAINED);
