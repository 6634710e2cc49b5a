/* Loaded before a program that is to take its Node for an older one. */
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } });
