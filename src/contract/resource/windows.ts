import { z } from 'zod';
import { MAINTAINED } from './names.ts';

export { type MaintainedName, RESOURCE_WINDOWS } from './names.ts';

/** Of calls about any kind of thing: access is then `resource.view` and the like. */
export const ResourceName = z.enum(MAINTAINED);
