import { Badge, Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Confirmacao } from '@/components/Confirmacao.tsx';
import { Esqueleto } from '@/components/Esqueleto.tsx';
import { EstadoErro } from '@/components/EstadoErro.tsx';
import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { Linha, Linhas } from '@/components/Linhas.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import { de } from '@/lib/format/nomes.ts';
import type { PessoaDaEquipe } from '../api/linhas.ts';
import { useMudarEquipe } from '../api/mutations.ts';
import { equipeOptions } from '../api/queries.ts';
import { useAlvo } from '../components/useAlvo.ts';
import { mudarComVolta, type PropsDaAba } from '../gestao.ts';

/** Those who work for the clinic: reception, administration. */
export function Equipe({ clinica }: PropsDaAba) {
  const equipe = useQuery(equipeOptions(clinica.id));
  if (equipe.isPending) return <Esqueleto linhas={3} />;
  if (!equipe.data) {
    return (
      <EstadoErro
        erro={equipe.error}
        titulo="Não foi possível carregar a equipe."
        aoTentar={() => void equipe.refetch()}
      />
    );
  }
  if (equipe.data.length === 0) {
    return (
      <EstadoVazio
        desenho="pessoas"
        frase="Quem cadastra e atende os pacientes na recepção aparece aqui. Contas de equipe começam por um convite."
        acao={<ConvidarEquipe principal />}
      />
    );
  }
  return (
    <Stack>
      <Group justify="flex-end">
        <ConvidarEquipe />
      </Group>
      <ListaDaEquipe clinica={clinica} pessoas={equipe.data} />
    </Stack>
  );
}

function ConvidarEquipe({ principal = false }: { principal?: boolean }) {
  return (
    <BotaoLink
      to={PATHS.gestaoMedicos}
      search={{ aba: 'convites', para: 'staff' }}
      variant={principal ? 'filled' : 'default'}
    >
      Convidar para a equipe
    </BotaoLink>
  );
}

interface PropsDaLista extends Pick<PropsDaAba, 'clinica'> {
  pessoas: readonly PessoaDaEquipe[];
}

function ListaDaEquipe({ clinica, pessoas }: PropsDaLista) {
  const { mutateAsync: gravar, isPending } = useMudarEquipe(clinica.id);
  const { alvo, aberto, escolher, fechar } = useAlvo<PessoaDaEquipe>();

  async function mudar({ id, nome }: PessoaDaEquipe, ativo: boolean) {
    const frase = ativo ? `${nome} voltou à equipe.` : `${nome} saiu da equipe.`;
    await mudarComVolta(gravar, { id, ativo }, frase);
    fechar();
  }

  return (
    <>
      <Linhas rotulo="Equipe da clínica">
        {pessoas.map((pessoa) => (
          <Linha
            key={pessoa.id}
            nome={pessoa.nome}
            detalhe={pessoa.email}
            meio={
              !pessoa.ativo && (
                <Badge variant="outline" color="gray">
                  sem acesso
                </Badge>
              )
            }
            acao={
              <Button
                variant="default"
                aria-label={`${pessoa.ativo ? 'Desativar' : 'Reativar'} a conta de ${pessoa.nome}`}
                onClick={() => (pessoa.ativo ? escolher(pessoa) : void mudar(pessoa, true))}
              >
                {pessoa.ativo ? 'Desativar' : 'Reativar'}
              </Button>
            }
          />
        ))}
      </Linhas>
      <Confirmacao
        titulo={`Desativar a conta de ${alvo?.nome}?`}
        aberta={aberto}
        acao="Desativar conta"
        voltar="Cancelar"
        perigosa
        enviando={isPending}
        aoConfirmar={() => alvo && void mudar(alvo, false)}
        aoFechar={fechar}
      >
        {alvo?.nome} perde na hora o acesso aos cadastros {de(clinica.nome)}. Os cadastros que fez
        continuam. A conta pode ser reativada quando você quiser.
      </Confirmacao>
    </>
  );
}
