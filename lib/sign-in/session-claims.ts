/** What a session cookie says: whose it is, and the token of the login. Whether that login stands is the database's to say. */
export interface SessionClaims {
  person: string;
  session: string;
}
