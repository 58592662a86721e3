import type { Secao } from '../componentes/documento-legal.tsx';
import { Contato } from '../componentes/operador.tsx';
import type { Operador } from '../operador.ts';

/** Second half of the privacy policy: how long, how safe, which rights, what changes. */
export function secoesDeDireitos(operador: Operador): readonly Secao[] {
  return [
    {
      id: 'prazos',
      titulo: 'Por quanto tempo',
      corpo: (
        <div className="rolavel">
          <table>
            <thead>
              <tr>
                <th scope="col">Dado</th>
                <th scope="col">Prazo</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Prontuário e cadastro do paciente</td>
                <td>No mínimo 20 anos a partir do último registro (Lei 13.787/2018, art. 6º)</td>
              </tr>
              <tr>
                <td>Agenda, relacionamento e conversas</td>
                <td>
                  Enquanto a clínica, o hospital ou o médico mantiver o cadastro; a conversa que é
                  parte do atendimento, pelo prazo do prontuário
                </td>
              </tr>
              <tr>
                <td>Conta</td>
                <td>
                  Enquanto estiver em uso. Encerrada, fica inativa: o que identifica o autor de um
                  prontuário é guardado pelo prazo do prontuário, e o restante é apagado a pedido
                </td>
              </tr>
              <tr>
                <td>Registros de acesso</td>
                <td>No mínimo 6 meses (Marco Civil da Internet, Lei 12.965/2014, art. 15)</td>
              </tr>
              <tr>
                <td>Aceites dos termos</td>
                <td>
                  Enquanto a conta existir e pelo prazo em que puderem ser exigidos como prova
                </td>
              </tr>
              <tr>
                <td>Contagem de tentativas de entrada e de cadastro</td>
                <td>Um dia</td>
              </tr>
              <tr>
                <td>Aparelhos em que a conta entrou</td>
                <td>
                  Até você encerrar a sessão dele ou redefinir a senha; não vale depois de 180 dias
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      ),
    },
    {
      id: 'seguranca',
      titulo: 'Como são protegidos',
      corpo: (
        <>
          <ul>
            <li>
              O acesso é decidido pelo banco de dados, em cada linha, com a identidade de quem pede.
            </li>
            <li>A sessão encerrada deixa de valer na hora, e não quando a credencial vence.</li>
            <li>Dez senhas erradas bloqueiam por um tempo novas tentativas do mesmo lugar.</li>
            <li>
              Registros clínicos não são apagados nem alterados; toda correção deixa a versão
              anterior.
            </li>
            <li>A comunicação em produção é cifrada (HTTPS).</li>
          </ul>
          <p>
            Nenhum sistema é imune. Em caso de incidente que possa causar risco ou dano relevante,
            quem responde pelos dados avisa a Autoridade Nacional de Proteção de Dados (ANPD) e os
            titulares em até três dias úteis, como determina a Resolução CD/ANPD 15/2024.
          </p>
        </>
      ),
    },
    {
      id: 'direitos',
      titulo: 'Seus direitos e como exercê-los',
      corpo: (
        <>
          <p>O art. 18 da LGPD garante a você:</p>
          <ul>
            <li>confirmar que seus dados são tratados, e acessá-los;</li>
            <li>corrigir dados incompletos, inexatos ou desatualizados;</li>
            <li>anonimizar, bloquear ou eliminar o que for desnecessário ou excessivo;</li>
            <li>levar seus dados a outro fornecedor;</li>
            <li>eliminar o que é tratado com o seu consentimento, e revogá-lo;</li>
            <li>saber com quem os dados foram compartilhados;</li>
            <li>peticionar à ANPD e aos órgãos de defesa do consumidor.</li>
          </ul>
          <p>
            <strong>Se você é paciente</strong>, dirija-se à clínica, ao hospital ou ao médico que o
            atendeu: é quem controla o seu prontuário, e o Pleno lhe dá os meios de responder. O
            prontuário não pode ser eliminado antes do prazo legal (LGPD, art. 16, I), mas você pode
            pedir cópia dele e a correção de dados cadastrais. Uma correção clínica é registrada
            como nova versão, ao lado da anterior.
          </p>
          <p>
            <strong>Sobre a sua conta no Pleno</strong>, o pedido é feito assim:
          </p>
          <Contato operador={operador} />
        </>
      ),
    },
    {
      id: 'criancas',
      titulo: 'Crianças e adolescentes',
      corpo: (
        <p>
          Podem ser pacientes, e seus dados são tratados no seu melhor interesse (LGPD, art. 14),
          com os direitos exercidos por quem os representa. A conta de quem tem menos de 18 anos é
          criada por quem o representa.
        </p>
      ),
    },
    {
      id: 'mudancas',
      titulo: 'Mudanças nesta política',
      corpo: (
        <p>
          Cada mudança recebe uma nova versão, identificada por ano e mês no alto da página. Quem
          tem conta é convidado a ler e aceitar a nova versão, e o aceite fica registrado com a
          data.
        </p>
      ),
    },
  ];
}
