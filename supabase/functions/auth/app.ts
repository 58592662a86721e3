import { criarApp } from '../_shared/http/app.ts';
import { email } from './routes/email.ts';
import { login } from './routes/login.ts';
import { logout } from './routes/logout.ts';
import { perfil } from './routes/perfil.ts';
import { register } from './routes/register.ts';
import { segundoFator } from './routes/segundo-fator.ts';
import { senha } from './routes/senha.ts';

/** Coming in, going out, and who one is. */
export const app = criarApp('auth')
  .route('/', login)
  .route('/', register)
  .route('/', logout)
  .route('/', perfil)
  .route('/', senha)
  .route('/', email)
  .route('/', segundoFator);
