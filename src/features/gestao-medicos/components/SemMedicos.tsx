import { EstadoVazio } from '@/components/EstadoVazio.tsx';
import { BotaoLink } from '@/components/ligacoes.tsx';
import { PATHS } from '@/config/paths.ts';
import type { SituacaoDoVinculo } from '../api/keys.ts';

interface Props {
  nome: string;
  situacao: SituacaoDoVinculo;
  somenteLeitura: boolean;
}

/** Why the list of doctors has no line, and what to do about it. */
export function SemMedicos({ nome, situacao, somenteLeitura }: Props) {
  if (nome) {
    return (
      <EstadoVazio
        desenho="busca"
        frase={`Nenhum médico com vínculo ${situacao === 'ativos' ? 'ativo' : 'inativo'} tem “${nome}” no nome.`}
      />
    );
  }
  if (situacao === 'inativos') {
    return (
      <EstadoVazio
        desenho="pessoas"
        frase="Os médicos cujo vínculo for desativado aparecem aqui, prontos para voltar."
      />
    );
  }
  return (
    <EstadoVazio
      desenho="pessoas"
      frase="Os médicos que atendem aqui aparecem nesta lista."
      acao={
        !somenteLeitura && (
          <BotaoLink to={PATHS.gestaoMedicos} search={{ aba: 'convites' }}>
            Convidar médico
          </BotaoLink>
        )
      }
    />
  );
}
