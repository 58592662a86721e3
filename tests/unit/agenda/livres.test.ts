import { diaDaSemana, FUSOS, instanteDe, somarDias } from '@domain/agenda/fuso.ts';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { baseComAgenda, ID } from './support/base.ts';
import { gerador } from './support/gerador.ts';

const MINUTO = 60_000;
const MEIA_HORA = 30 * MINUTO;

interface Trecho {
  de: number;
  ate: number;
}

let base: PGlite;
beforeAll(async () => {
  base = await baseComAgenda();
}, 60_000);
afterAll(() => base.close());

const relogio = (minutos: number) =>
  `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
const iso = (instante: number) => new Date(instante).toISOString();

/** What is left of some stretches when another is taken out of them. */
function tirar(trechos: readonly Trecho[], fora: Trecho): Trecho[] {
  return trechos
    .flatMap(({ de, ate }) => [
      { de, ate: Math.min(ate, fora.de) },
      { de: Math.max(de, fora.ate), ate },
    ])
    .filter(({ de, ate }) => de < ate);
}

it('free slots are all of the hours that nothing takes, in any zone, to the edges of the day', async () => {
  const { inteiro, um } = gerador(21);
  let vistos = 0;
  for (let caso = 0; caso < 12; caso += 1) {
    const fuso = um(FUSOS);
    const primeiro = somarDias('2032-02-20', inteiro(0, 20));
    const dias = Array.from({ length: inteiro(1, 5) }, (_, n) => somarDias(primeiro, n));
    // One window a weekday, midnight and the last minute of the day among its edges.
    const janelas = [1, 2, 3, 4, 5, 6, 7].map((dia) => {
      const de = um([0, 7 * 60, 8 * 60 + 10, 22 * 60]);
      return { dia, de, ate: um([de + 60, de + 95, 24 * 60]) };
    });
    const limites = (dia: string) => {
      const janela = janelas[diaDaSemana(dia) - 1] ?? { de: 0, ate: 0 };
      const meiaNoite = instanteDe(`${dia}T00:00`, fuso).getTime();
      return { de: meiaNoite + janela.de * MINUTO, ate: meiaNoite + janela.ate * MINUTO };
    };
    const aoAcaso = () => {
      const de = limites(um([primeiro, ...dias])).de + inteiro(-6, 24) * 5 * MINUTO;
      return { de, ate: de + inteiro(2, 20) * 5 * MINUTO };
    };
    const folga = aoAcaso();
    const marcado = aoAcaso();
    await montar(fuso, janelas, folga, marcado);

    const juntas = juntar(dias.map(limites));
    const esperados = tirar(juntas, folga)
      .flatMap(({ de, ate }) => {
        const quantos = Math.floor((ate - de) / MEIA_HORA);
        return Array.from({ length: quantos }, (_, n) => de + n * MEIA_HORA);
      })
      // Another clinic's booking shows by the half hours that it touches.
      .filter(
        (de) =>
          de + MEIA_HORA <= Math.floor(marcado.de / MEIA_HORA) * MEIA_HORA ||
          de >= Math.ceil(marcado.ate / MEIA_HORA) * MEIA_HORA,
      );
    const { rows } = await base.query<{ inicio: Date }>(
      `select inicio from private.horarios_livres(${ID('c1')}, ${ID('m1')}, ${ID('simples c1')}, $1, $2, 2000)`,
      [primeiro, dias.at(-1)],
    );
    expect(rows.map(({ inicio }) => iso(inicio.getTime()))).toEqual(esperados.map(iso));
    vistos += esperados.length;
  }
  expect(vistos).toBeGreaterThan(100);
}, 120_000);

/** Windows that touch at midnight are one. */
function juntar(trechos: readonly Trecho[]): Trecho[] {
  const feitos: Trecho[] = [];
  for (const { de, ate } of trechos) {
    const ultimo = feitos.at(-1);
    if (ultimo?.ate === de) ultimo.ate = ate;
    else feitos.push({ de, ate });
  }
  return feitos;
}

async function montar(
  fuso: string,
  janelas: readonly { dia: number; de: number; ate: number }[],
  folga: Trecho,
  marcado: Trecho,
): Promise<void> {
  await base.exec(`
    insert into agenda_regras (clinica_id, fuso) values (${ID('c1')}, '${fuso}')
      on conflict (clinica_id) do update set fuso = excluded.fuso;
    update disponibilidades set ativa = false;
    update bloqueios_de_agenda set ativo = false;
    update agendamentos set status = 'cancelado' where status = 'agendado';
    insert into bloqueios_de_agenda (clinica_id, medico_id, inicio, fim, motivo, criado_por)
      values (${ID('c1')}, ${ID('m1')}, '${iso(folga.de)}', '${iso(folga.ate)}', 'outro', ${ID('c1')});
    insert into agendamentos (clinica_id, paciente_id, medico_id, tipo_id, inicio, fim, criado_por)
      values (${ID('c2')}, ${ID('p c2')}, ${ID('m1')}, ${ID('simples c2')}, '${iso(marcado.de)}', '${iso(marcado.ate)}', ${ID('c2')});`);
  for (const { dia, de, ate } of janelas) {
    await base.exec(`
      insert into disponibilidades (clinica_id, medico_id, dia_da_semana, inicio, fim)
      values (${ID('c1')}, ${ID('m1')}, ${dia}, '${relogio(de)}', '${relogio(ate)}')`);
  }
}
