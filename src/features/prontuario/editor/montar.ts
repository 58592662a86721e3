import { ehDefinitivo } from '@/lib/errors/erros.ts';
import type { Entrada } from '../api/linhas.ts';
import { gravarRascunho, type IdentidadeDoRascunho } from '../api/mutations.ts';
import { Autosalvamento, type VersaoDoServidor } from '../rascunho/autosalvamento.ts';
import {
  aceitos,
  type Conteudo,
  conteudoVazio,
  deEscrita,
  mesmoConteudo,
  validar,
} from '../rascunho/conteudo.ts';
import type { Copia, copiasLocais } from '../rascunho/copia-local.ts';

/** What is known of a draft when its editor opens. */
export interface RascunhoConhecido {
  identidade: IdentidadeDoRascunho;
  /** The row of the server; null when it has none, or could not be asked. */
  salvo: Entrada | null;
  /** What this device kept because it was not sent. */
  copia: Copia | null;
}

/** What stands in the fields when the editor opens. */
export function conteudoInicial(
  { salvo, copia }: RascunhoConhecido,
  agora: number,
  fuso: string,
): Conteudo {
  return copia?.conteudo ?? (salvo ? deEscrita(salvo, fuso) : conteudoVazio(agora, fuso));
}

/** The saving of a draft by itself, tied to the server, this device and the clock. */
export function montarAutosalvamento(
  conhecido: RascunhoConhecido,
  copias: ReturnType<typeof copiasLocais>,
  inicial: Conteudo,
): Autosalvamento<Conteudo> {
  const { identidade, salvo } = conhecido;
  const { fuso } = inicial;
  const copia = copiaUtil(conhecido);
  const auto: Autosalvamento<Conteudo> = new Autosalvamento<Conteudo>(
    {
      async gravar(conteudo, revisao) {
        const resultado = await gravarRascunho(identidade, aceitos(conteudo), revisao);
        if (resultado.tipo === 'conflito') {
          return { tipo: 'conflito', servidor: versaoDoServidor(resultado.entrada, fuso) };
        }
        const { revisao: nova, atualizado_em } = resultado.entrada;
        const inteira = 'evolucao' in validar(conteudo);
        return { tipo: 'gravado', revisao: nova, em: new Date(atualizado_em), inteira };
      },
      passageira: (erro) => !ehDefinitivo(erro),
      iguais: mesmoConteudo,
      conectado: () => navigator.onLine,
      agendar(espera, tarefa) {
        const temporizador = setTimeout(tarefa, espera);
        return () => clearTimeout(temporizador);
      },
      copia: {
        guardar: (conteudo, semResposta) =>
          copias.guardar({
            id: identidade.id,
            paciente_id: identidade.paciente_id,
            adendo_de: identidade.adendo_de,
            revisao: auto.revisao,
            em: new Date().toISOString(),
            conteudo,
            semResposta,
          }),
        apagar: () => copias.apagar(identidade.id),
      },
    },
    {
      conteudo: salvo
        ? deEscrita(salvo, fuso)
        : { ...conteudoVazio(0, fuso), dia: inicial.dia, hora: inicial.hora },
      // A copy names the revision it was typed over: what was saved elsewhere since is a conflict.
      revisao: copia ? copia.revisao : (salvo?.revisao ?? null),
      ...(copia && { restaurado: copia.conteudo, semResposta: copia.semResposta }),
    },
  );
  return auto;
}

/** A copy of what the server holds already says nothing. */
function copiaUtil({ salvo, copia }: RascunhoConhecido): Copia | null {
  const igual =
    salvo && copia && mesmoConteudo(copia.conteudo, deEscrita(salvo, copia.conteudo.fuso));
  return igual ? null : copia;
}

function versaoDoServidor(entrada: Entrada, fuso: string): VersaoDoServidor<Conteudo> {
  return {
    conteudo: deEscrita(entrada, fuso),
    revisao: entrada.revisao,
    aberta: entrada.status === 'rascunho',
  };
}
