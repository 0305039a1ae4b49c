import { loadChunk, shareLoad } from '../browser/load-chunk';
import { report } from '../browser/report';
import { readQuery } from '../browser/url-state';
