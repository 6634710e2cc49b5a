import NextAuth from 'next-auth';
import { loginOptions } from '#lib/transports/in-process/login-options.ts';

async function handle(request: Request, context: { params: Promise<{ nextauth: string[] }> }): Promise<Response> {
  return NextAuth(loginOptions())(request, context);
}

export { handle as GET, handle as POST };
