// Written by `npm run generate` from the contract; not to be edited.
export const addresses = {
  accounts: {
    startSignIn: {"method":"POST","path":"/api/auth/start-sign-in","query":{},"body":{}},
    exchangeToken: {"method":"POST","path":"/api/auth/gta-world-token","query":{},"body":{}},
    gameUser: {"method":"GET","path":"/api/auth/gta-world-user","query":{},"body":{}},
    characters: {"method":"GET","path":"/api/auth/gta-world-characters","query":{},"body":{}},
    authenticate: {"method":"POST","path":"/api/auth/authenticate","query":{},"body":{}},
    checkSession: {"method":"GET","path":"/api/auth/check-session.php","query":{},"body":{}},
    logout: {"method":"POST","path":"/api/auth/logout.php","query":{},"body":{}},
    completeProfile: {"method":"POST","path":"/api/auth/complete-profile","query":{},"body":{}},
    updateProfile: {"method":"PUT","path":"/api/users.php","query":{"action":"update_profile"},"body":{}},
    user: {"method":"GET","path":"/api/users.php","query":{"id":null},"body":{},"whenMissing":null},
  },
  live: {
    stream: {"method":"GET","path":"/api/live.php","query":{},"body":{}},
  },
} as const;
