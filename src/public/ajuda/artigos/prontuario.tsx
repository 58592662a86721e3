import { artigoDaAjuda, artigoDoBlog } from '../../rotas.ts';
import type { GrupoDeAjuda } from '../artigo.ts';
import { estruturado } from './prontuario-estruturado.tsx';
import { papeis } from './prontuario-papeis.tsx';

export const prontuario: GrupoDeAjuda = {
  id: 'prontuario',
  titulo: 'Prontuário',
  artigos: [
    {
      id: 'escrever-evolucao',
      titulo: 'Escrever e finalizar uma evolução',
      para: ['medico'],
      palavras: ['nova evolução', 'soap', 'sinais vitais', 'atendimento', 'consulta', 'concluir'],
      corpo: (
        <>
          <ol>
            <li>Abra o prontuário do paciente e escolha nova evolução.</li>
            <li>
              Escreva em subjetivo, objetivo, avaliação e plano; use os campos que fizerem sentido.
              Registre os sinais vitais que mediu: vírgula e ponto valem o mesmo.
            </li>
            <li>
              Se o atendimento foi antes, ajuste data e hora. Uma data no futuro não é aceita.
            </li>
            <li>
              Finalize com o botão ou com <kbd>Ctrl</kbd> <kbd>Enter</kbd>. Enter em um campo só
              passa ao seguinte. Confirmado, você tem 8 segundos para desfazer; até lá, é um
              rascunho.
            </li>
          </ol>
          <p>
            Até ser finalizada, a evolução é um rascunho que só você vê. Depois, ela entra na linha
            do tempo com seu nome, CRM, data e hora, e não muda mais. É preciso ao menos um texto ou
            um sinal vital para finalizar.
          </p>
        </>
      ),
    },
    {
      id: 'corrigir-evolucao',
      titulo: 'Corrigir uma evolução finalizada',
      para: ['medico'],
      palavras: ['editar', 'erro', 'alterar', 'versão', 'retificar', 'motivo'],
      corpo: (
        <>
          <p>
            Abra a evolução e escolha corrigir. O Pleno pede o motivo e abre a versão seguinte como
            rascunho, já com o conteúdo atual. Ao finalizar, a nova versão passa a valer e a
            anterior continua legível, marcada como substituída.
          </p>
          <ul>
            <li>Só quem escreveu corrige. Os demais escrevem um adendo.</li>
            <li>Cada evolução tem uma correção aberta por vez; abrir de novo leva à mesma.</li>
            <li>Só a versão em vigor pode ser corrigida.</li>
          </ul>
          <p>
            O porquê está em{' '}
            <a href={artigoDoBlog('por-que-nao-se-edita')}>
              Por que uma evolução finalizada não se edita
            </a>
            .
          </p>
        </>
      ),
    },
    {
      id: 'adendo',
      titulo: 'Escrever um adendo à evolução de um colega',
      para: ['medico'],
      palavras: ['complementar', 'outro médico', 'parecer', 'acrescentar'],
      corpo: (
        <p>
          Na evolução do colega, escolha escrever adendo. Ele é uma entrada própria, assinalada como
          complemento daquela, com o seu nome e a sua data. O autor da evolução recebe um aviso no
          sino. O texto dele não muda, e o seu adendo também passa a ser permanente quando
          finalizado.
        </p>
      ),
    },
    {
      id: 'rascunho',
      titulo: 'O rascunho, a conexão que cai e as duas janelas',
      para: ['medico'],
      palavras: [
        'internet',
        'offline',
        'perdi o texto',
        'salvar',
        'autosave',
        'conflito',
        'descartar',
      ],
      corpo: (
        <>
          <p>
            O rascunho é salvo sozinho enquanto você escreve, e <kbd>Ctrl</kbd> <kbd>S</kbd> salva
            na hora. A hora do último salvamento fica ao lado do título. Se a conexão cair ou a
            página recarregar, o texto está guardado neste aparelho e é enviado quando a conexão
            voltar.
          </p>
          <p>
            Se o mesmo rascunho estiver aberto em duas janelas, a que ficou para trás é avisada em
            vez de apagar o que a outra salvou.
          </p>
          <p>
            Um rascunho pode ser descartado. Ele nunca chega a fazer parte do prontuário que os
            outros leem.
          </p>
        </>
      ),
    },
    {
      id: 'quem-ve-o-prontuario',
      titulo: 'Quem vê o prontuário',
      para: ['medico', 'clinica', 'hospital', 'staff', 'paciente'],
      palavras: ['acesso', 'sigilo', 'permissão', 'recepção vê', 'privacidade'],
      corpo: (
        <>
          <div className="rolavel">
            <table>
              <thead>
                <tr>
                  <th scope="col">Quem</th>
                  <th scope="col">Cadastro</th>
                  <th scope="col">Prontuário</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">Médico com vínculo ativo</th>
                  <td>Lê e edita</td>
                  <td>Lê e escreve</td>
                </tr>
                <tr>
                  <th scope="row">Clínica ou hospital</th>
                  <td>Lê e edita</td>
                  <td>Lê</td>
                </tr>
                <tr>
                  <th scope="row">Equipe</th>
                  <td>Lê e edita</td>
                  <td>Não vê</td>
                </tr>
                <tr>
                  <th scope="row">Médico de outra clínica</th>
                  <td>Não vê</td>
                  <td>Não vê</td>
                </tr>
              </tbody>
            </table>
          </div>
          <p>
            A separação é feita pelo banco de dados, em cada linha, e não pela tela. Para quem não
            tem acesso, o paciente não existe: a busca não o encontra e o endereço dele responde
            “não encontrado”.
          </p>
          <p>
            Veja também{' '}
            <a href={artigoDaAjuda('privacidade-do-paciente')}>
              Privacidade: o que o paciente pode pedir
            </a>
            .
          </p>
        </>
      ),
    },
    ...estruturado,
    ...papeis,
  ],
};
