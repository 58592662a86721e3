import { cnpjValido, formatarCnpj, normalizarCnpj } from '@domain/documentos/cnpj.ts';

/**
 * Who runs this installation. Pleno is software that anyone may host, so the legal pages take
 * these facts from the deployment and say so in words when one was not given.
 */
export interface Operador {
  /** Origin of the site without the final slash, e.g. `https://pleno.exemplo.br`. */
  site: string | null;
  razaoSocial: string | null;
  cnpj: string | null;
  /** Name of the data protection officer (LGPD, art. 41). */
  encarregado: string | null;
  email: string | null;
}

/** Reads the deployment settings, refusing those that cannot be right. */
export function lerOperador(ambiente: Readonly<Record<string, unknown>>): Operador {
  return {
    site: lerSite(texto(ambiente.VITE_SITE_URL)),
    razaoSocial: texto(ambiente.VITE_OPERADOR_NOME),
    cnpj: lerCnpj(texto(ambiente.VITE_OPERADOR_CNPJ)),
    encarregado: texto(ambiente.VITE_OPERADOR_ENCARREGADO),
    email: lerEmail(texto(ambiente.VITE_CONTATO_EMAIL)),
  };
}

function texto(valor: unknown): string | null {
  return typeof valor === 'string' && valor.trim() !== '' ? valor.trim() : null;
}

function lerSite(valor: string | null): string | null {
  if (valor === null) return null;
  if (!/^https?:\/\//.test(valor) || !URL.canParse(valor)) {
    throw new Error('VITE_SITE_URL: use an absolute address, e.g. https://pleno.exemplo.br');
  }
  return new URL(valor).href.replace(/\/+$/, '');
}

function lerCnpj(valor: string | null): string | null {
  if (valor === null) return null;
  if (!cnpjValido(valor)) throw new Error('VITE_OPERADOR_CNPJ: the check digits do not match');
  return formatarCnpj(normalizarCnpj(valor));
}

function lerEmail(valor: string | null): string | null {
  if (valor !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(valor)) {
    throw new Error('VITE_CONTATO_EMAIL: not an e-mail address');
  }
  return valor;
}
