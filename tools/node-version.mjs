// Plain JavaScript, so that an old Node can still read it and say what is wrong.
const major = Number(process.versions.node.split('.')[0]);
if (major < 26) {
  console.error(
    `Forecourt needs Node 26 or newer, and this is ${process.version}. Use the npm commands (npm start, npm test): after npm ci they bring their own Node.`,
  );
  process.exit(1);
}
