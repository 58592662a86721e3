import { reconhecer } from '@domain/clinico/medicamentos/nomes.ts';
import { BASE_DE_TETOS } from '@domain/seguranca/dose/base.ts';
import { conferirDoses } from '@domain/seguranca/dose/conferir.ts';
import { lerPosologiaDe } from '@domain/seguranca/dose/gotas.ts';
import type { ItemDosado, PacienteDaDose } from '@domain/seguranca/dose/tipos.ts';
import { BASE_DA_PRESCRICAO } from '@domain/validacao/prescricao/base.ts';

/** An item as a doctor writes it, recognised and read. */
export function itemDe(texto: string, posicao = 0): ItemDosado {
  const achado = reconhecer(BASE_DA_PRESCRICAO.lexico, texto);
  const dcbs = achado.reconhecido ? achado.dcbs : [];
  const posologia = lerPosologiaDe(dcbs, { texto });
  const via = achado.reconhecido ? achado.via : undefined;
  return { campo: `medications.${posicao}`, texto, dcbs, via: via ?? posologia.via, posologia };
}

/** What is found about the doses of some items, of an adult where nothing is said. */
export function doses(textos: string | readonly string[], paciente: PacienteDaDose = {}) {
  return conferirDoses(BASE_DE_TETOS, paciente, [textos].flat().map(itemDe));
}
