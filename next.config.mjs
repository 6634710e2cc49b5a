/** @type {import('next').NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm run check` is where types are checked; the build has them checked already.
  typescript: { ignoreBuildErrors: true },
  // Nothing but the build's own output is written into the checkout.
  agentRules: false,
  // At the bottom left it would cover the user menu.
  devIndicators: { position: 'bottom-right' },
};
