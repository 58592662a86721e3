import { criarBanco } from './banco.ts';
import { criarChaveiro } from './chaveiro.ts';

/** The database of this device, one connection a tab. */
export const bancoDoAparelho = criarBanco();

/** The keys of those who use this device. */
export const chaveiro = criarChaveiro(bancoDoAparelho);
