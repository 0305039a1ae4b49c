/// <reference types="webpack/module" />
