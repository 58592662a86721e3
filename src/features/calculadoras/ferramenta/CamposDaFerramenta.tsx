import type { Ferramenta } from '@domain/clinico/motor/ferramenta.ts';
import { Campo } from '../campos/Campo.tsx';
import { pedidos, quantasFaltam } from '../formulario/respostas.ts';
import type { Sugestao } from '../paciente/sugerir.ts';
import { useDepoisDoToque } from './toque.ts';
import type { FerramentaAberta } from './useFerramenta.ts';

interface Props {
  ferramenta: Ferramenta;
  aberta: FerramentaAberta;
  sugestoes: Readonly<Record<string, Sugestao>> | undefined;
}

const SEM_PERGUNTAS = {};

/** Every field that a tool asks for with the choices made, in the order of its contract. */
export function CamposDaFerramenta({ ferramenta, aberta, sugestoes }: Props) {
  const { situacao, visitados, procedencias, perguntas } = aberta;
  const depoisDoToque = useDepoisDoToque();
  const recusas = situacao.tipo === 'pronta' ? {} : situacao.recusas;
  return Object.entries(pedidos(ferramenta.campos, aberta.respostas)).map(([nome, campo]) => {
    const resposta = aberta.respostas[nome];
    if (!resposta) return null;
    const vazio = quantasFaltam(resposta) > 0;
    const oferta = vazio ? sugestoes?.[nome] : undefined;
    const visitado = visitados.includes(nome);
    const erro = visitado ? recusas[nome] : undefined;
    return (
      <Campo
        key={nome}
        nome={nome}
        campo={campo}
        resposta={resposta}
        erro={erro}
        perguntas={visitado && !erro ? perguntas : SEM_PERGUNTAS}
        procedencia={procedencias[nome]}
        oferta={oferta}
        aoMudar={(nova) =>
          oferta && nova === oferta.resposta
            ? aberta.aceitar(nome, oferta)
            : aberta.mudar(nome, nova)
        }
        // An empty field that was only passed by is not wrong yet.
        aoSair={() => !vazio && depoisDoToque(() => aberta.visitar(nome))}
      />
    );
  });
}
