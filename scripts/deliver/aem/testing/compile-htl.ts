import { Compiler } from '@adobe/htlengine';
import type { Template } from '@adobe/htlengine';

/** Compiles HTL with the globals that AEM provides to a component. @param folder where included files are */
export const compileHtl = (source: string, folder = __dirname): Promise<Template> =>
  new Compiler()
    .withDirectory(folder)
    .withDefaultMarkupContext('text')
    .withRuntimeVar(['properties', 'resource', 'wcmmode'])
    .compileToFunction(source, folder, require);
