import type { ArtigoDeAjuda } from '../artigo.ts';

/** The articles about what an entry holds besides its texts, and what stands above the entries. */
export const estruturado: readonly ArtigoDeAjuda[] = [
  {
    id: 'resumo-clinico',
    titulo: 'Problemas, medicamentos em uso e sinais no alto do prontuário',
    para: ['medico', 'clinica', 'hospital'],
    palavras: ['lista de problemas', 'remédios', 'folha de rosto', 'suspender', 'gráfico', 'imc'],
    corpo: (
      <>
        <p>
          Embaixo do nome do paciente ficam os problemas ativos, os medicamentos em uso, a próxima
          consulta e os últimos sinais vitais. Escolha um deles para ver tudo e, se você atende o
          paciente, alterar.
        </p>
        <ul>
          <li>
            Um problema aceita nome livre ou código da CID-10. Quando termina, marque como
            resolvido; quando foi engano, descarte com o motivo.
          </li>
          <li>
            Um medicamento fica como você escreveu. Se o nome é reconhecido, a denominação comum
            brasileira aparece ao lado. Para remover da lista, suspenda com a data e o motivo.
          </li>
          <li>
            Os sinais vitais aparecem em linhas no tempo, com a faixa esperada para a idade, o IMC e
            a superfície corporal.
          </li>
          <li>O histórico diz quem mudou o quê e quando. Nada é apagado.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'diagnosticos-modelos-atalhos',
    titulo: 'Diagnósticos com código, modelos e atalhos de texto',
    para: ['medico'],
    palavras: [
      'cid',
      'cid-10',
      'template',
      'frase pronta',
      'barra',
      'teleconsulta',
      'telemedicina',
    ],
    corpo: (
      <>
        <ul>
          <li>
            <b>Diagnóstico com código</b>: procure por nome, sinônimo ou código, com ou sem acento.
            O primeiro da lista é o principal; cada um é hipótese ou confirmado.
          </li>
          <li>
            <b>Modelos</b>: há modelos prontos por especialidade, e você guarda os seus. O modelo
            entra embaixo do que já foi escrito.
          </li>
          <li>
            <b>Atalhos</b>: digite a barra, o atalho e um espaço, como em <kbd>/bg</kbd>, e a frase
            inteira aparece.
          </li>
          <li>
            <b>Seção livre</b>: adicione à evolução uma parte com o título que quiser.
          </li>
          <li>
            <b>Teleconsulta</b>: marque o atendimento a distância e registre como o paciente
            consentiu. Sem isso a evolução não é finalizada.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'inativar-evolucao',
    titulo: 'Ver o que mudou entre versões e inativar uma evolução',
    para: ['medico'],
    palavras: ['diferença', 'comparar', 'paciente errado', 'anular', 'cancelar evolução'],
    corpo: (
      <>
        <p>
          Numa evolução corrigida, escolha o que mudou, ao lado de cada versão: o que saiu aparece
          riscado e o que entrou, sublinhado.
        </p>
        <p>
          Se uma evolução não deveria estar ali, por exemplo escrita no paciente errado, quem a
          escreveu pode inativá-la com um motivo. Ela continua visível, marcada, e seus sinais e
          diagnósticos deixam de contar no resumo. Isso não se desfaz.
        </p>
      </>
    ),
  },
];
