import { artigoDaAjuda } from '../rotas.ts';
import type { ArtigoDoBlog } from './artigo.ts';

export const aClinicaVizinhaNaoEntra: ArtigoDoBlog = {
  id: 'a-clinica-vizinha-nao-entra',
  titulo: 'Como a clínica vizinha fica de fora',
  resumo:
    'Várias clínicas no mesmo sistema, e nenhuma enxerga a outra. O que são permissões linha por linha e por que elas não ficam na tela.',
  mes: '2026-11',
  corpo: (
    <>
      <p>
        Um médico atende de manhã numa clínica e à tarde em outra. As duas usam o Pleno. Da
        primeira, ele precisa ver os pacientes dela; da segunda, os dela; e a recepção de uma não
        pode saber sequer que determinada pessoa é paciente da outra. Os dados estão no mesmo banco.
        O que os separa?
      </p>

      <h2>O jeito frágil</h2>
      <p>
        O mais comum é que cada tela filtre: “mostre os pacientes em que a clínica é esta”. Funciona
        até a primeira consulta em que alguém esquece o filtro, ou até alguém trocar o número no
        endereço da página. Numa aplicação com centenas de consultas, é uma promessa que precisa ser
        cumprida centenas de vezes, por todos, para sempre.
      </p>

      <h2>O jeito do Pleno</h2>
      <p>
        Cada linha de paciente, de evolução e de vínculo leva a clínica a que pertence. E cada
        tabela tem uma política, escrita uma vez, que o próprio Postgres aplica a toda consulta de
        toda pessoa. Em português, a dos pacientes diz:
      </p>
      <blockquote>
        <p>
          Você lê esta linha se a clínica dela for uma daquelas em que você trabalha neste momento.
        </p>
      </blockquote>
      <p>Na língua do banco, quase igual:</p>
      <pre>
        <code>{`create policy "patients of own tenants" on public.pacientes
  for select to authenticated
  using (clinica_id = any (array(select private.clinicas_do_usuario())));`}</code>
      </pre>
      <p>
        Uma consulta que esquece o filtro não vaza: volta só com o que a pessoa podia ver. Um
        endereço digitado à mão responde “não encontrado”, e não “proibido”, porque até confirmar
        que o paciente existe já seria quebrar o sigilo.
      </p>

      <h2>Quem alcança o quê</h2>
      <ul>
        <li>
          A <strong>clínica</strong> ou o <strong>hospital</strong> alcança as próprias linhas.
        </li>
        <li>
          A <strong>equipe</strong> alcança o cadastro da clínica em que trabalha. O prontuário tem
          outra política, em que ela não entra.
        </li>
        <li>
          O <strong>médico</strong> alcança as clínicas com vínculo ativo. Desativado o vínculo, a
          consulta seguinte já volta vazia.
        </li>
        <li>
          Quem <strong>saiu da sessão</strong> não alcança nada: a política confere se a sessão
          ainda está viva, e a credencial copiada de um navegador deixa de servir na hora em que a
          pessoa sai.
        </li>
      </ul>

      <h2>Como sabemos que funciona</h2>
      <p>
        Os testes do banco encenam pessoas: a clínica A, a clínica B, o médico vinculado, o
        desligado, a recepção, o plantonista, o paciente, alguém com conta e sem vínculo nenhum, e
        quem não entrou. Para cada tabela e cada operação, verificam o que cada uma pode e, com o
        mesmo peso, o que não pode.
      </p>
      <p>
        E a velocidade? Uma regra consultada a cada linha seria lenta. A lista de clínicas da pessoa
        é calculada uma vez por consulta, e o índice faz o resto.
      </p>
      <p>
        A tabela completa está em{' '}
        <a href={artigoDaAjuda('quem-ve-o-prontuario')}>Quem vê o prontuário</a>.
      </p>
    </>
  ),
};
