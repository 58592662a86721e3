/** A draft screen without screen, for the tests of the autosave. */
import {
  Autosalvamento,
  type Gravacao,
  type Inicio,
  type VersaoDoServidor,
} from '@/features/prontuario/rascunho/autosalvamento.ts';

/** A save on its way. */
interface Envio {
  conteudo: string;
  revisao: number | null;
  responder(gravacao: Gravacao<string>): Promise<void>;
  perder(erro?: Error): Promise<void>;
}

/** Time moves and the server answers only when the test says so. */
export function montar(inicio: Partial<Inicio<string>> = {}) {
  const tarefas: { em: number; tarefa: () => void }[] = [];
  const envios: Envio[] = [];
  const rede = { conectada: true };
  /** How many letters this device has room for. */
  const aparelho = { cabem: Number.POSITIVE_INFINITY };
  const copia: { texto: string | null; sobre?: number | null; enviados?: readonly string[] } = {
    texto: inicio.restaurado ?? null,
  };
  let agora = 0;

  const auto: Autosalvamento<string> = new Autosalvamento<string>(
    {
      gravar: (conteudo, revisao) =>
        new Promise((resolver, recusar) => {
          envios.push({
            conteudo,
            revisao,
            responder: async (gravacao) => {
              resolver(gravacao);
              await assentar();
            },
            perder: async (erro = new TypeError('rede')) => {
              recusar(erro);
              await assentar();
            },
          });
        }),
      iguais: (um, outro) => um === outro,
      passageira: (erro) => erro instanceof TypeError,
      conectado: () => rede.conectada,
      agendar(espera, tarefa) {
        const item = { em: agora + espera, tarefa };
        tarefas.push(item);
        return () => void tarefas.splice(tarefas.indexOf(item), 1);
      },
      copia: {
        guardar: (texto, semResposta) => {
          if ([texto, ...semResposta].join('').length > aparelho.cabem) return false;
          copia.texto = texto;
          copia.sobre = auto.revisao;
          copia.enviados = [...semResposta];
          return true;
        },
        apagar: () => {
          copia.texto = null;
        },
      },
    },
    { conteudo: '', revisao: null, ...inicio },
  );

  return {
    auto,
    rede,
    aparelho,
    copia,
    envios,
    ultimo(): Envio {
      const envio = envios.at(-1);
      if (!envio) throw new Error('nothing was sent');
      return envio;
    },
    async passar(tempo: number) {
      agora += tempo;
      for (const item of tarefas.filter(({ em }) => em <= agora)) {
        tarefas.splice(tarefas.indexOf(item), 1);
        item.tarefa();
      }
      await assentar();
    },
    esperas: () => tarefas.map(({ em }) => em - agora),
  };
}

async function assentar() {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

/** When every save of the tests was answered. */
export const em = new Date('2026-11-21T17:32:00Z');
export const gravado = (revisao: number): Gravacao<string> => ({
  tipo: 'gravado',
  revisao,
  em,
  inteira: true,
});
export const conflito = (conteudo: string, resto: Partial<VersaoDoServidor<string>> = {}) =>
  ({
    tipo: 'conflito',
    servidor: { conteudo, revisao: 7, aberta: true, ...resto },
  }) satisfies Gravacao<string>;
